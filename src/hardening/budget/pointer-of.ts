const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** JSON pointer of the first place in a page where a text stands; undefined where it stands nowhere. */
export function pointerOf(text: string | undefined, page: unknown): string | undefined {
  if (page === text) return '';
  if (page === null || typeof page !== 'object') return undefined;
  for (const [name, part] of Object.entries(page)) {
    const rest = pointerOf(text, part);
    if (rest !== undefined) return `/${escaped(name)}${rest}`;
  }
  return undefined;
}
