/** The definition of a node that shows a field's value: `static-X` for any type X. The field's own properties may stay. */
export const SHOWN = 'StaticShown';

/** The types by which amis shows the values of fields of the given types, as it registers them in a loop. */
export function shownTypes(types: readonly string[]): string[] {
  // The server replaces an include before amis reads the page.
  const plain = types.filter((type) => !type.startsWith('static') && type !== 'include');
  return plain.flatMap((type) => [`static-${type.replace(/^input-/, '')}`, `static-${type}`]);
}
