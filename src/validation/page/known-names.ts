import type { Node } from 'jsonc-parser';

/** What the host, amis's events and its lists bring into every formula. */
const BUILT_IN =
  'config user companies locale query params scope prefix contextPath route online mobile remembered event data item items index row rows record value label page perPage total count selectedItems unselectedItems selectedIndexes result response responseData responseResult responseStatus responseMsg error errors api true false null undefined window ids key name __rendererData __super __prev __changeReason indexes rowIndex colIndex nextValue oldValue now'.split(
    ' ',
  );

/** Objects whose properties become names: data of nodes, what actions and calls are given. */
const GIVES_NAMES = new Set(['data', 'args', 'params', 'value', 'values', 'responseData', 'context', 'query', 'body']);

/** Properties whose text is a name by itself. */
const NAMES = new Set(['name', 'outputVar', 'itemKeyName', 'indexKeyName', 'extraName', 'labelField', 'valueField']);

/** Names that every formula may use. */
export const builtInNames: ReadonlySet<string> = new Set(BUILT_IN);

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
      if (NAMES.has(key) && value.type === 'string') names.add(String(value.value).split('.')[0] ?? '');
      see(value, givesNames || GIVES_NAMES.has(key));
    }
  }
  see(root, false);
  return names;
}
