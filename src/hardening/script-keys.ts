/**
 * Where amis 6.13 takes a program as a string. A value of another kind (an object, a list, a number) stays: `transform`
 * of a text field, for one, is an object of switches.
 */
const programKeys = new Set([
  'adaptor',
  'requestAdaptor',
  'responseAdaptor',
  'dataProvider',
  'dataFilter',
  'deferApiAdaptor',
  'disabledDate',
  'editorDidMount',
  'filterOption',
  'matchFunc',
  'script',
  'transform',
]);

/** Handlers given as text: `onClick`, `onMount`, `onSelect`… amis also has plain texts that begin alike. */
const handlerKey = /^on[A-Z]/;
const plainTexts = new Set(['onText', 'onValue', 'onLabel']);

/** Lists of handlers by name; their strings are programs. */
const handlerMaps = new Set(['dataProvider']);

/** Whether the text under this key of a node would be run. */
export function isProgram(key: string, value: unknown, node: Record<string, unknown>): boolean {
  if (typeof value === 'string') {
    if (key === 'config' && node.type === 'chart') {
      return !/^\$\{[^}]*\}$|^\$\w+$/.test(value);
    }
    return programKeys.has(key) || (handlerKey.test(key) && !plainTexts.has(key));
  }
  return handlerMaps.has(key);
}

/** Elements that load or carry programs; `wrapperComponent` and `tag` can name any element. */
const programElements = new Set(['script', 'iframe', 'frame', 'object', 'embed', 'base', 'link', 'meta', 'style']);

/** Whether this key picks an element that a page may not create. */
export function isProgramElement(key: string, value: unknown): boolean {
  return (
    (key === 'wrapperComponent' || key === 'tag') &&
    typeof value === 'string' &&
    programElements.has(value.trim().toLowerCase())
  );
}
