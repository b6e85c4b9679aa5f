import { type Limits, takesEmpty, type Value, type ValueShape } from '../../../types/amis-shapes.ts';
import { NUMBER_TEXT } from '../scalars.ts';
import { conditional, type Emitted, emitUse, FORMULA, type NameOf, refTo } from './emit-use.ts';

/** So short a schema is not worth a definition of its own. */
const SHORT = 40;

const isShort = (schema: Emitted) => schema !== true && JSON.stringify(schema).length < SHORT;

/**
 * Each different value is emitted once: validators compile definitions one by one. What a property is for stands beside the
 * reference, where editors look for it and validators do not. A refused word is one that no editor is to offer.
 */
export function emitValue(value: Value, nameOf: NameOf, description?: string, refused?: string): Emitted {
  const words = description === undefined ? {} : { description };
  if (value === true) return description === undefined ? true : words;
  const key = `${JSON.stringify(value)}${refused ?? ''}`;
  let known = nameOf.values.get(key);
  if (!known) {
    known = { index: nameOf.values.size, schema: true };
    nameOf.values.set(key, known);
    known.schema = emitShapeOfValue(value, nameOf, refused);
  }
  return { ...words, ...(isShort(known.schema) ? (known.schema as object) : refTo(`value-${known.index}`)) };
}

/** The definitions of values that were referred to, by name. */
export function valueDefinitions({ values }: NameOf): Record<string, Emitted> {
  const worth = [...values.values()].filter(({ schema }) => !isShort(schema));
  return Object.fromEntries(worth.map(({ index, schema }) => [`value-${index}`, oneFunction(schema)]));
}

/** ajv copies what refers to nothing to wherever it is referred to; compiled once, the schema is ready in half the time. */
function oneFunction(schema: Emitted): Emitted {
  if (JSON.stringify(schema).includes('$ref')) return schema;
  const { allOf = [], ...others } = schema as Record<string, unknown> & { allOf?: unknown[] };
  return { ...others, allOf: [...allOf, refTo('any')] };
}

/** The words a text may be stand in `examples`, too: there editors find what to offer, which they do not behind conditions. */
function emitShapeOfValue(value: ValueShape, nameOf: NameOf, refused: string | undefined): Record<string, unknown> {
  const { text, number, boolean, list, object, limits = {} } = value;
  const types = ['string'];
  if (number) types.push('number');
  if (boolean) types.push('boolean');
  if (list !== undefined) types.push('array');
  if (object !== undefined) types.push('object');
  const parts: Emitted[] = [];
  if (text !== true || speaksOfText(limits)) parts.push(conditional({ type: 'string' }, emitText(value)));
  if (limits.integer) parts.push(conditional({ type: 'number' }, { type: 'integer' }));
  if (Array.isArray(number)) parts.push(conditional({ type: 'number' }, { enum: number }));
  if (Array.isArray(boolean)) parts.push(conditional({ type: 'boolean' }, { enum: boolean }));
  if (object !== undefined && object !== true) parts.push(conditional({ type: 'object' }, emitUse(object, nameOf)));
  const rest = {
    ...beyondTexts(limits),
    ...(list === undefined || list === true ? {} : { items: emitValue(list, nameOf) }),
    ...(parts.length > 0 ? { allOf: parts } : {}),
  };
  if (!Array.isArray(text) || text.length === 0) return { type: ['null', ...types], ...rest };
  const examples = [
    ...text.filter((word) => word !== '' && word !== refused),
    ...(boolean === true ? [true, false] : (boolean ?? [])),
  ];
  // Editors offer null wherever it is among the types, but not behind a condition.
  return { ...conditional({ type: 'null' }, true, { type: types }), ...rest, examples };
}

const speaksOfText = ({ minLength, maxLength, pattern }: Limits) =>
  minLength !== undefined || maxLength !== undefined || pattern !== undefined;

/** Bounds of numbers and lists; those of texts do not hold for formulas, and whole numbers are a type to JSON Schema. */
function beyondTexts({ integer, minLength, maxLength, pattern, ...others }: Limits): Limits {
  return others;
}

function emitText(value: ValueShape): Emitted {
  const { text, number, boolean, limits = {} } = value;
  const formula: Emitted = { pattern: FORMULA };
  const { minLength, maxLength, pattern } = limits;
  if (text === true) return { anyOf: [JSON.parse(JSON.stringify({ minLength, maxLength, pattern })), formula] };
  const others = [
    FORMULA,
    ...(takesEmpty(value) ? ['^$'] : []),
    ...(number ? [NUMBER_TEXT.source] : []),
    ...(boolean ? ['^(?:true|false)$'] : []),
  ];
  const other: Emitted = { pattern: others.join('|'), errorMessage: `Expected: ${typesBesideTexts(value)}.` };
  const words = (text ?? []).filter((word) => word !== '');
  return words.length > 0 ? { anyOf: [{ enum: words }, other] } : other;
}

/** The JSON types that a value may be, in the order of JSON Schema's documentation. */
function typesBesideTexts({ number, boolean, list, object, limits = {} }: ValueShape): string {
  const types = [
    ...(number ? [limits.integer ? 'integer' : 'number'] : []),
    ...(boolean ? ['boolean'] : []),
    ...(object === undefined ? [] : ['object']),
    ...(list === undefined ? [] : ['array']),
  ];
  return types.length === 0 ? 'null' : types.join(' or ');
}
