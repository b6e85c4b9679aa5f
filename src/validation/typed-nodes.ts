import type { Node } from 'jsonc-parser';
import { readingBelow } from './reading.ts';
import { property, stringProperty, typeOf, walk } from './walk.ts';

/** Whether data are what an include gives its part: nodes may stand there among texts and numbers. */
function isGiven(node: Node): boolean {
  let at = node.parent;
  while (at && !(at.type === 'property' && at.children?.[0]?.value === 'data')) at = at.parent;
  return at !== node.parent && typeOf(at?.parent) === 'include';
}

/**
 * The nodes of a screen that say their type, outer ones first, with those that an include gives its part. The merge of an override
 * with a newer built-in screen tells these by their ids. People's own data are no nodes.
 */
export function typedNodes(root: Node): Node[] {
  const nodes: Node[] = [];
  walk(root, ({ node, key, owner, reading }) => {
    if (node.type !== 'object' || stringProperty(node, 'type') === undefined) return;
    const inside = readingBelow(reading, key, () => typeOf(owner));
    if (inside === 'node' || isGiven(node)) nodes.push(node);
  });
  return nodes;
}

/** A node's id, whatever it is; undefined where it has none. */
export const idOf = (node: Node): Node | undefined => property(node, 'id');
