const files = import.meta.glob<string>('../../src/theme/icons/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The icons of the platform by name, drawn in the colour of the words around them. */
export const ownIcons: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    svg.trim().replaceAll('stroke="#000"', 'stroke="currentColor"'),
  ]),
);
