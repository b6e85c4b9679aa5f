import type { Node } from 'jsonc-parser';

function escaped(segment: string | number): string {
  const name = String(segment);
  return /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

/** JSON pointer (RFC 6901) of a path of property names and indices. */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.map((segment) => `/${escaped(segment)}`).join('');
}

/** JSON pointer of a value of a parsed document. Looks through the lists it is in: to be asked of findings, not of every value. */
export function pointerTo(node: Node): string {
  const path: (string | number)[] = [];
  for (let at = node; at.parent; at = at.parent) {
    if (at.parent.type === 'array') path.push(at.parent.children?.indexOf(at) ?? 0);
    else if (at.type === 'property') path.push(String(at.children?.[0]?.value));
  }
  return jsonPointer(path.reverse());
}

/** The names that a JSON pointer leads through (RFC 6901). */
export const segmentsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce<unknown>((value, name) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isThere ? (value as Record<string, unknown>)[name] : undefined;
  }, document);
}

/** The path that a JSON pointer stands for, in a document where lists are lists. */
export const pathOf = (pointer: string): (string | number)[] =>
  segmentsOf(pointer).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
