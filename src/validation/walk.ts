import type { Node } from 'jsonc-parser';
import { type Reading, readingBelow } from './reading.ts';

/** A value of the document on its way through the rules. Who keeps `path` or `keys` keeps a copy: the walk goes on with them. */
export interface Visit {
  node: Node;
  path: readonly (string | number)[];
  /** The property it is the value of; items of a list have their list's. */
  key: string;
  /** Where the property's name begins; the value's own place for items of a list. */
  keyOffset: number;
  /** The object it belongs to, also through a list. */
  owner: Node | undefined;
  /** Names of the properties from the root to it, without indices. */
  keys: readonly string[];
  /** How amis reads the property. */
  reading: Reading;
}

/** Objects with fewer properties are searched from their end; an index would cost more than it saves. */
const MANY = 12;

/** Properties of large objects already asked for one: an object of 100,000 properties is searched once, not for each of them. */
const indices = new WeakMap<Node, Map<string, Node>>();

function indexOf(object: Node): Map<string, Node> {
  const known = indices.get(object);
  if (known) return known;
  const index = new Map<string, Node>();
  for (const entry of object.children ?? []) {
    const [name, value] = entry.children ?? [];
    if (name && value) index.set(name.value, value);
  }
  indices.set(object, index);
  return index;
}

/** The value of an object's property; the last one wins, as in JSON.parse. */
export function property(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'object' || !node.children) return undefined;
  const { children } = node;
  if (children.length > MANY) return indexOf(node).get(name);
  for (let index = children.length - 1; index >= 0; index--) {
    const entry = children[index]?.children;
    if (entry?.[0]?.value === name && entry[1]) return entry[1];
  }
  return undefined;
}

/** The name of an object's property, as it stands in the document. */
export function nameNode(object: Node | undefined, name: string): Node | undefined {
  return property(object, name)?.parent?.children?.[0];
}

/** The string an object has under `name`. */
export function stringProperty(node: Node | undefined, name: string): string | undefined {
  const value = property(node, name);
  return value?.type === 'string' ? value.value : undefined;
}

/** The type of a node in small letters, as amis looks for it; empty where there is none. */
export function typeOf(node: Node | undefined): string {
  return stringProperty(node, 'type')?.toLowerCase() ?? '';
}

/** Shows every value of the document to `see`, parents first. The depth is bounded by the parser's limits. */
export function walk(root: Node, see: (visit: Visit) => void): void {
  const path: (string | number)[] = [];
  const keys: string[] = [];

  function step(node: Node, key: string, keyOffset: number, owner: Node | undefined, reading: Reading): void {
    see({ node, path, key, keyOffset, owner, keys, reading });
    if (node.type === 'array') {
      node.children?.forEach((item, index) => {
        path.push(index);
        step(item, key, item.offset, owner, reading);
        path.pop();
      });
    }
    if (node.type !== 'object') return;
    const inside = readingBelow(reading, key, () => typeOf(owner));
    for (const entry of node.children ?? []) {
      const [name, value] = entry.children ?? [];
      if (!name || !value) continue;
      const below = String(name.value);
      path.push(below);
      keys.push(below);
      step(value, below, name.offset, node, inside);
      path.pop();
      keys.pop();
    }
  }

  step(root, '', root.offset, undefined, 'node');
}
