import { PARTS } from '../page/parts.ts';

type Json = Record<string, unknown>;
type Path = string[];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the nodes of a page stand, by the editor's ids. The first of an id counts, level by level, as in amis-editor. */
function pathsOf(page: object): Map<string, Path> {
  const paths = new Map<string, Path>();
  const waiting: { node: Json; path: Path }[] = [{ node: page as Json, path: [] }];
  for (const { node, path } of waiting) {
    if (typeof node.$$id === 'string' && !paths.has(node.$$id)) paths.set(node.$$id, path);
    for (const [key, value] of Object.entries(node)) {
      if (isObject(value)) waiting.push({ node: value, path: [...path, key] });
      else if (Array.isArray(value)) {
        for (const [at, one] of value.entries()) {
          if (isObject(one)) waiting.push({ node: one, path: [...path, key, String(at)] });
        }
      }
    }
  }
  return paths;
}

const known = new WeakMap<object, Map<string, Path>>();

/**
 * The way from a page to the node with one of the editor's ids; undefined when this does not know, and amis-editor looks for itself.
 * amis-editor walks the whole page for each node that it asks for, and it asks for all of them at every selection: a million steps on a
 * page of 1,000 nodes.
 */
export function pathOf(page: object, id: string): Path | undefined {
  let paths = known.get(page);
  if (!paths) {
    paths = pathsOf(page);
    known.set(page, paths);
  }
  const path = paths.get(id);
  // A page is replaced and not written into. Should that ever change, the way is looked for anew.
  const node = path?.reduce<unknown>((at, key) => (at as Json | undefined)?.[key], page);
  return (node as Json | undefined)?.$$id === id ? [...path!] : undefined;
}

/** The screen that a node is written in, by the editor's id of the node: the id of a part, or nothing for the page itself. */
export function screenOf(page: object, id: string): string {
  const [first, part = ''] = pathOf(page, id) ?? [];
  return first === PARTS ? part : '';
}
