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

/** Elements that load or carry programs; `wrapperComponent` and `tag` can name any element. */
const programElements = new Set(['script', 'iframe', 'frame', 'object', 'embed', 'base', 'link', 'meta', 'style']);

/** A text that a chart turns into a function, wherever in its options it stands. */
const functionText = /^\s*(async\s+)?function\b/;

/** Whether the node is a chart; amis ignores the case of types. */
export const isChart = (node: Record<string, unknown>): boolean => String(node.type).toLowerCase() === 'chart';

/** Whether a chart would evaluate this option's text. */
export const isFunctionText = (value: unknown): boolean => typeof value === 'string' && functionText.test(value);

const isVariable = (text: string): boolean => /^\$\{[^}]*\}$|^\$\w+$/.test(text);

/** Whether the text under this key of a node would be run, or names an element that could. */
export function isProgram(key: string, value: unknown, node: Record<string, unknown>): boolean {
  if (key === 'dataProvider') {
    return true;
  }
  if (typeof value !== 'string') {
    return false;
  }
  if (key === 'config') {
    return isChart(node) && !isVariable(value);
  }
  if (key === 'wrapperComponent' || key === 'tag') {
    return programElements.has(value.trim().toLowerCase());
  }
  return programKeys.has(key) || (handlerKey.test(key) && !plainTexts.has(key));
}
