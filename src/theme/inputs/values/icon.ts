const SVG = /<svg[\s>][\s\S]*<\/svg>/i;

/** The drawing of an icon as theme data have it, without the quotes around it; undefined for any other text. */
export function readIcon(value: string): string | undefined {
  const text = value.trim();
  const isQuoted = text.length > 1 && text[0] === text.at(-1) && `'"`.includes(text[0]!);
  const inside = isQuoted ? text.slice(1, -1).replace(/\\(['"])/g, '$1') : text;
  return SVG.exec(inside)?.[0];
}

/** A drawing as theme data have it: a string of CSS on one line. */
export const writeIcon = (svg: string): string =>
  `'${svg.trim().replaceAll('\\', '&#92;').replaceAll("'", '&#39;').replace(/\s+/g, ' ')}'`;

/** The address of a drawing, for a picture. */
export function pictureOf(svg: string): string {
  const named = svg.includes('xmlns=') ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(named)}`;
}
