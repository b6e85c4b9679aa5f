import { keysOf } from '../../i18n/translate.ts';
import { isObject, type Json } from '../page/json.ts';
import { isPlain } from '../plain.ts';

/** A field of a panel, or what fields stand in. */
interface Part {
  type?: unknown;
  name?: unknown;
  label?: unknown;
}

/** The value of a node that a field shows; a name may be a way of several. */
function valueFor(node: Json, name: string): unknown {
  return name.split('.').reduce<unknown>((around, step) => (isObject(around) ? around[step] : undefined), node);
}

/** Whether a value is the key of a text and nothing else. In a formula, words are written among other things. */
export function isKey(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [key] = keysOf(value);
  return key !== undefined && value.trim() === `i18n:${key}`;
}

/**
 * A panel without the fields that would show the key of a text: a note in their place says that the words are edited elsewhere. Whoever wrote
 * over the key there would lose the text in the other language. Fields in a field are about other values than the node's and stay.
 */
export function withoutKeys<T>(panel: T, node: Json, note: string): T {
  if (Array.isArray(panel)) return panel.map((part) => withoutKeys(part, node, note)) as T;
  if (panel === null || typeof panel !== 'object' || !isPlain(panel)) return panel;
  const { type, name, label } = panel as Part;
  if (typeof name === 'string' && typeof type === 'string') {
    if (!isKey(valueFor(node, name))) return panel;
    return { type: 'static', label, tpl: note, className: 'pw-keyed' } as T;
  }
  const entries = Object.entries(panel).map(([key, value]) => [key, withoutKeys(value, node, note)]);
  return Object.fromEntries(entries) as T;
}
