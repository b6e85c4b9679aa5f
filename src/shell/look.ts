import look from './look.json' with { type: 'json' };

const known = new Set(look.classes);

/** Class names in a piece of markup that the login document's own CSS was not made for. */
export function unknownClasses(html: string): string[] {
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
  return [...new Set(used)].filter((name) => name !== '' && !known.has(name));
}
