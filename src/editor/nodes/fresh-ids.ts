import { type Node, parseTree } from 'jsonc-parser';
import { giveIds } from '../../ids/give-ids.ts';
import { idOf, typedNodes } from '../../validation/typed-nodes.ts';
import { stringProperty, walk } from '../../validation/walk.ts';
import type { Json } from '../page/json.ts';

/** Ids that amis-editor makes up. */
const MADE_UP = /^u:/;

/** The number at the end of an id that was given to a copy. */
const NUMBER = /-\d+$/;

/** Properties that name other nodes by their ids, several with commas between. */
export const REFERENCES: ReadonlySet<string> = new Set(['componentId', 'componentName', 'reload', 'target']);

interface Replacement {
  node: Node;
  text: string;
}

/** All values of properties called `id` in a page. */
export function idsIn(page: unknown): Set<string> {
  const ids = new Set<string>();
  JSON.stringify(page, (key, value: unknown) => {
    if (key === 'id' && typeof value === 'string') ids.add(value);
    return value;
  });
  return ids;
}

/** The first free id that begins as the wished one. */
function freeId(wish: string, isFree: (id: string) => boolean): string {
  if (isFree(wish)) return wish;
  const base = wish.replace(NUMBER, '');
  let number = 2;
  while (!isFree(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** The new ids of nodes whose own cannot stay. The first node with an id keeps the references to it. */
function renamed(root: Node, taken: ReadonlySet<string>): { ids: Replacement[]; names: Map<string, string> } {
  const used = new Set<string>();
  const names = new Map<string, string>();
  const isFree = (id: string) => !used.has(id) && !taken.has(id);
  const ids = typedNodes(root).flatMap((node) => {
    const id = idOf(node);
    if (typeof id?.value !== 'string') return [];
    const own: string = id.value;
    const fresh = freeId(MADE_UP.test(own) ? (stringProperty(node, 'type') ?? 'node') : own, isFree);
    used.add(fresh);
    if (fresh === own) return [];
    if (!names.has(own)) names.set(own, fresh);
    return [{ node: id, text: fresh }];
  });
  return { ids, names };
}

/** The places that name a node by an id that it has no more. */
function referencesTo(names: ReadonlyMap<string, string>, root: Node): Replacement[] {
  const found: Replacement[] = [];
  walk(root, ({ node, key, path }) => {
    if (node.type !== 'string' || path.at(-1) !== key || !REFERENCES.has(key)) return;
    const text = String(node.value).replace(/[^,\s?]+/g, (name) => names.get(name) ?? name);
    if (text !== node.value) found.push({ node, text });
  });
  return found;
}

/**
 * Nodes as they are put into a page: each has an id, and none that the page has. An id that may stay does, so that nodes of another page
 * keep theirs. What the nodes say of each other follows.
 * @param taken the ids of the page
 */
export function withFreshIds<T extends Json>(nodes: readonly T[], taken: ReadonlySet<string>): T[] {
  const text = giveIds(JSON.stringify(nodes), '', taken);
  const root = parseTree(text)!;
  const { ids, names } = renamed(root, taken);
  const replacements = [...ids, ...referencesTo(names, root)].sort((a, b) => b.node.offset - a.node.offset);
  const fresh = replacements.reduce(
    (whole, { node: { offset, length }, text: value }) =>
      whole.slice(0, offset) + JSON.stringify(value) + whole.slice(offset + length),
    text,
  );
  return JSON.parse(fresh) as T[];
}
