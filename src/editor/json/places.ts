import { findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser';
import { isObject } from '../page/json.ts';

type Path = readonly (string | number)[];

const INDEX = /^\d+$/;

/** The place in a parsed text that a path leads to. The editor may have put a list around a single child, which the text has not. */
export function nodeOnPath(root: Node, path: Path): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of path.map(String)) {
    if (node?.type === 'array') node = node.children?.[Number(segment)];
    else if (node?.type === 'object') {
      const found: Node | undefined = node.children?.find(({ children }) => children?.[0]?.value === segment);
      if (found) node = found.children?.[1];
      else if (!INDEX.test(segment)) return undefined;
    } else return undefined;
  }
  return node;
}

/** The editor's ids of the objects around a place in a text, the innermost first. */
export function idsAround(root: Node, offset: number, page: unknown): string[] {
  const at = findNodeAtOffset(root, offset, true);
  const ids: string[] = [];
  let value: unknown = page;
  const note = () => {
    if (isObject(value) && typeof value['$$id'] === 'string') ids.unshift(value['$$id']);
  };
  note();
  for (const segment of at ? getNodePath(at) : []) {
    if (Array.isArray(value) && typeof segment === 'string') {
      [value] = value as unknown[];
      note();
    }
    if (value === null || typeof value !== 'object') break;
    value = (value as Record<string | number, unknown>)[segment];
    note();
  }
  return ids;
}
