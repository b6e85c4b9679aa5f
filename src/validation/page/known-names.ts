import type { Node } from 'jsonc-parser';
import { walk } from '../walk.ts';

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
  walk(root, ({ node, key, keys, path }) => {
    if (path.at(-1) !== key) return;
    if (keys.slice(0, -1).some((above) => GIVES_NAMES.has(above))) names.add(key);
    if (NAMES.has(key) && node.type === 'string') names.add(String(node.value).split('.')[0] ?? '');
  });
  return names;
}
