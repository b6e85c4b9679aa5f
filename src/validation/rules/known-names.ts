import type { Node } from 'jsonc-parser';
import { DATA_KEYS } from '../reading.ts';
import { typeOf } from '../walk.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What the host brings into every formula, and words of formulas. */
const OF_HOST = wordsOf(
  'config user companies locale query params scope prefix contextPath route online mobile narrow dark remembered look event api true false null undefined window',
);

/** What amis's events and its lists bring into formulas. */
const OF_AMIS = wordsOf(
  'data item items index row rows record value label page perPage total count selectedItems unselectedItems selectedIndexes result response responseData responseResult responseStatus responseMsg error errors ids key name indexes rowIndex colIndex nextValue oldValue now',
);

/** Objects whose properties become names: data of nodes, what actions and calls are given. */
const GIVES_NAMES = new Set([...DATA_KEYS, 'args', 'context', 'links', 'values']);

/** Properties whose text is a name by itself. */
const NAMES = new Set(['name', 'outputVar', 'itemKeyName', 'indexKeyName', 'extraName', 'labelField', 'valueField']);

/** Whether a name has a value wherever it stands; amis's own begin with two underscores. */
export const isOfHost = (name: string): boolean => OF_HOST.has(name) || name.startsWith('__');

/** Whether every formula may use a name. */
export const isBuiltIn = (name: string): boolean => isOfHost(name) || OF_AMIS.has(name);

/** Names that something on the page may give a value, whatever answers hold. */
export function namesOnPage(root: Node): Set<string> {
  const names = new Set<string>();
  function see(node: Node, givesNames: boolean): void {
    if (node.type === 'array') for (const item of node.children ?? []) see(item, givesNames);
    if (node.type !== 'object') return;
    for (const entry of node.children ?? []) {
      const [name, value] = entry.children ?? [];
      if (!name || !value) continue;
      const key: string = name.value;
      if (givesNames) names.add(key);
      if (NAMES.has(key) && value.type === 'string' && !(key === 'name' && typeOf(node) === 'each'))
        names.add(String(value.value).split('.')[0] ?? '');
      see(value, givesNames || GIVES_NAMES.has(key));
    }
  }
  see(root, false);
  return names;
}

const namesOf = new WeakMap<Node, Set<string>>();

/** Whether a name may have a value on the page that a node belongs to, as far as the page itself says. */
export function isNamedOnPage(node: Node, name: string): boolean {
  let root = node;
  while (root.parent) root = root.parent;
  const names = namesOf.get(root) ?? namesOnPage(root);
  namesOf.set(root, names);
  return isBuiltIn(name) || names.has(name);
}
