import type { Limits, ValueShape } from '../../../types/amis-shapes.ts';
import type { JsonSchema } from './json-schema.ts';

/** The bounds that a schema may set, as JSON Schema calls them. */
const NAMES = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
] as const;

/** The bounds of a schema whose values are of the given JSON types, as a part of a value's shape. */
export function limitsOf(schema: JsonSchema, types: readonly string[]): Pick<ValueShape, 'limits'> {
  const named = NAMES.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]]));
  const limits: Limits = Object.fromEntries(named);
  if (types.includes('integer') && !types.includes('number')) limits.integer = true;
  if (schema.uniqueItems) limits.uniqueItems = true;
  return Object.keys(limits).length > 0 ? { limits } : {};
}
