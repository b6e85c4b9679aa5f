import type { Node } from 'jsonc-parser';
import { suggest } from '../suggest.ts';
import { typedNodes } from '../typed-nodes.ts';
import { property, stringProperty, typeOf } from '../walk.ts';
import type { FindPart } from './compose.ts';

/** A value that an include gives and its part does not read. */
export interface Unread {
  /** Its name in the text. */
  node: Node;
  screen: string;
  name: string;
  suggestion: string | undefined;
}

const namesRead = (part: object): Set<string> =>
  new Set([...JSON.stringify(part).matchAll(/\$\{part\.(\w+)\}/g)].map(([, name = '']) => name));

/** Finds what the includes of a text give for nothing: a parameter with a slip in its name is left out without a word. */
export function unreadIn(root: Node, screen: string, find: FindPart): Unread[] {
  const known = new Map<string, Set<string> | undefined>();
  function readBy(id: string): Set<string> | undefined {
    const part = known.has(id) ? undefined : find(id, screen);
    if (part !== undefined) known.set(id, typeof part === 'string' ? undefined : namesRead(part));
    return known.get(id);
  }
  return typedNodes(root).flatMap((include) => {
    const id = typeOf(include) === 'include' ? stringProperty(include, 'screen') : undefined;
    const read = id === undefined ? undefined : readBy(id);
    if (id === undefined || !read) return [];
    return (property(include, 'data')?.children ?? []).flatMap(({ children: [node] = [] }) => {
      const name = String(node?.value);
      return !node || read.has(name) ? [] : [{ node, screen: id, name, suggestion: suggest(name, read) }];
    });
  });
}
