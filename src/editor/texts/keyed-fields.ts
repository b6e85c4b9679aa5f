import { keysOf } from '../../i18n/translate.ts';
import type { Json } from '../page/json.ts';
import { isPlain } from '../plain.ts';
import { textsOfNode } from './node-texts.ts';

/** The type of the node that stands for a panel's field while its value may be the key of a text; see keyed-field.tsx. */
export const KEYED_FIELD = 'pagewright-keyed-field';

/** A field of a panel, or what fields stand in. */
interface Part {
  type?: unknown;
  name?: unknown;
}

/** Whether a value is the key of a text and nothing else. In a formula, words are written among other things. */
export function isKey(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [key] = keysOf(value);
  return key !== undefined && value.trim() === `i18n:${key}`;
}

/**
 * A panel in which no field shows the key of a text: whoever wrote over it there would lose the text in the other language. Fields in a field
 * are about other values than the node's and stay.
 */
export function withoutKeys<T>(panel: T, node: Json): T {
  const names = new Set(textsOfNode(node).map(({ path }) => path.join('.')));

  function visit(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(visit);
    if (part === null || typeof part !== 'object' || !isPlain(part)) return part;
    const { type, name } = part as Part;
    if (typeof name === 'string' && typeof type === 'string')
      return names.has(name) ? { type: KEYED_FIELD, field: part } : part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, visit(value)]));
  }

  return visit(panel) as T;
}
