import { isRefusedElement, isRefusedKey } from '../../reach/refused-nodes.ts';
import { tenantLimits } from './limits.ts';
import { isOutside } from './outside.ts';
import { isRareEnough, isWaiting } from './polling.ts';
import { isRefusedStyle, isStyleKey } from './refused-styles.ts';

type Node = Record<string, unknown>;

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with what `keep` leaves of its properties; the same object when that is all of it. */
function mapProperties(owner: Node, keep: (key: string, value: unknown) => unknown): Node {
  const kept = Object.entries(owner).map(([key, value]) => [key, keep(key, value)] as const);
  if (kept.every(([key, value]) => value === owner[key])) return owner;
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

/** What a tenant's page may have of a part of a style. */
function boundedStyle(key: string, value: unknown): unknown {
  if (isRefusedStyle(key, value)) return undefined;
  return isObject(value) ? mapProperties(value, boundedStyle) : value;
}

/** What stays of a node's property. */
function bounded(key: string, value: unknown, type: string): unknown {
  if (isRefusedKey(key) || isRefusedElement(key, value) || isOutside(key, value, type)) return undefined;
  if (isStyleKey(key)) return boundedStyle(key, value);
  return isWaiting(key, type) && !isRareEnough(value) ? tenantLimits.interval : value;
}

const known = new WeakMap<object, object>();

/**
 * A node's definition within the bounds of a tenant's page; the checker refuses the same. Answers the same object for the same
 * object, so that React sees no change where there is none.
 */
export function boundedSchema<Schema>(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const seen = known.get(schema);
  if (seen) return seen as Schema;
  const result = mapProperties(schema, (key, value) => bounded(key, value, String(schema['type'])));
  known.set(schema, result);
  known.set(result, result);
  return result as Schema;
}
