import type { Choice, Definition, NodeUse, ObjectShape, ObjectUse, Shapes, Value, ValueShape } from '../shapes.ts';
import { isShape, standsForType } from '../shapes.ts';
import { vocabularyOf } from '../vocabulary.ts';
import type { Describe } from './descriptions.ts';

type Emitted = Record<string, unknown> | boolean;

/** Texts that hold a formula: what they come to is known at run time only. */
const FORMULA = '\\$\\{';
const NUMBER_TEXT = '^\\s*[-+]?(\\d+\\.?\\d*|\\.\\d+)\\s*$';

/** Names that no schema lists, in the words of `propertyNames`. */
const FREE_NAME = '^[$_]|^(data|aria)-';

const TITLE = 'amis page with the renderers of Pagewright';

/** JSON pointers in `$ref` are URI fragments: names with blanks and bars are numbered instead. */
type NameOf = ((name: string) => string) & { values: Map<string, Emitted>; describe: Describe };

const refTo = (name: string) => ({ $ref: `#/definitions/${name}` });

/**
 * The intermediate form as a standard JSON Schema (draft-07) that says of a page what the walker says: valid, when the
 * walker finds no error. A node is looked up by its type with `if`/`then`, so that messages speak of that type only.
 */
export function emitSchema(shapes: Shapes, describe: Describe = () => undefined): Record<string, unknown> {
  const numbers = new Map(Object.keys(shapes.definitions).map((name, index) => [name, plainName(name, index)]));
  const nameOf: NameOf = Object.assign((name: string) => numbers.get(name) ?? name, { values: new Map(), describe });
  const alone = namesUsedAs('untyped', shapes);
  const additions = namesUsedAs('also', shapes);
  const definitions: Record<string, Emitted> = {
    words: { enum: [...vocabularyOf(shapes)].sort() },
    vocabulary: { anyOf: [refTo('words'), { pattern: FREE_NAME }] },
    node: emitNode(shapes, nameOf),
  };
  for (const [name, definition] of Object.entries(shapes.definitions)) {
    const whole = isShape(definition) && additions.has(name) ? { ...definition, rest: true as const } : definition;
    definitions[nameOf(name)] = emitDefinition(whole, nameOf, name);
    if (isShape(definition) && alone.has(name)) {
      definitions[`${nameOf(name)}-alone`] = emitAlone(definition, nameOf(name));
    }
  }
  const page = shapes.types['page'];
  [...nameOf.values.values()].forEach((value, index) => {
    definitions[`value-${index}`] = value;
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: TITLE,
    type: 'object',
    ...emitNodeUse({ node: true, ...(page ? { untyped: page } : {}) }, nameOf, ''),
    definitions,
  };
}

/** Names of the definitions that stand for nodes without a type, or that add to nodes: their type says whether others may stand there. */
function namesUsedAs(part: 'untyped' | 'also', shapes: Shapes): Set<string> {
  const names = new Set<string>();
  const see = (use: Definition | Value | undefined): void => {
    if (use === undefined || use === true) return;
    const name = 'node' in use ? use[part] : undefined;
    if (typeof name === 'string') names.add(name);
    if ('properties' in use) for (const value of Object.values(use.properties)) see(value);
    if ('object' in use) see(use.object);
    if ('list' in use) see(use.list);
    if ('rest' in use) see(use.rest);
  };
  for (const definition of Object.values(shapes.definitions)) see(definition);
  return names;
}

function conditional(when: Emitted, consequence: Emitted, otherwise?: Emitted): Record<string, unknown> {
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  return { if: when, then: consequence, ...(otherwise === undefined ? {} : { else: otherwise }) };
}

function plainName(name: string, index: number): string {
  return /^[\w-]+$/.test(name) ? name : `${name.replace(/[^\w]+/g, '-').slice(0, 40)}-${index}`;
}

function emitNode(shapes: Shapes, nameOf: NameOf): Emitted {
  const types = Object.entries(shapes.types);
  const byDefinition = new Map<string, string[]>();
  for (const [type, name] of types) byDefinition.set(name, [...(byDefinition.get(name) ?? []), type]);
  const branches = [...byDefinition].map(([name, of]) =>
    conditional({ required: ['type'], properties: { type: { enum: of } } }, refTo(nameOf(name))),
  );
  const known = { enum: types.map(([type]) => type) };
  return {
    properties: { type: { anyOf: [known, { type: 'string', pattern: FORMULA }] } },
    allOf: branches,
  };
}

function emitDefinition(definition: Definition, nameOf: NameOf, name: string): Emitted {
  return isShape(definition) ? emitShape(definition, nameOf, name) : emitUse(definition, nameOf);
}

function emitShape({ properties, required, rest }: ObjectShape, nameOf: NameOf, definition: string): Emitted {
  const entries = Object.entries(properties).map(([name, value]) => [
    name,
    emitValue(value, nameOf, nameOf.describe(definition, name)),
  ]);
  return {
    properties: Object.fromEntries(entries),
    ...(required ? { required } : {}),
    ...(rest === undefined ? { propertyNames: refTo('vocabulary') } : {}),
    ...(rest === undefined || rest === true ? {} : { additionalProperties: emitValue(rest, nameOf) }),
  };
}

/** A shape where it stands for an object without a type: words of other nodes then mean that the type was forgotten. */
function emitAlone({ properties, rest }: ObjectShape, name: string): Emitted {
  if (rest !== undefined || standsForType({ properties })) return refTo(name);
  const free = Object.fromEntries(Object.keys(properties).map((property) => [property, true]));
  return {
    allOf: [refTo(name)],
    properties: free,
    patternProperties: { [FREE_NAME]: true },
    additionalProperties: false,
  };
}

function emitUse(use: ObjectUse, nameOf: NameOf): Emitted {
  if (use === true) return true;
  if ('ref' in use) return refTo(nameOf(use.ref));
  return 'node' in use ? emitNodeUse(use, nameOf, '-alone') : emitChoice(use, nameOf);
}

function emitNodeUse({ also, untyped }: NodeUse, nameOf: NameOf, suffix: string): Record<string, unknown> {
  const isTyped = { required: ['type'], properties: { type: { not: { type: 'null' } } } };
  const typed = also === undefined ? refTo('node') : { allOf: [refTo('node'), refTo(nameOf(also))] };
  const bare =
    untyped === undefined ? { required: ['$ref'] } : untyped === true ? true : refTo(nameOf(untyped) + suffix);
  const otherwise = bare === true ? true : { anyOf: [{ required: ['$ref'] }, bare] };
  return conditional(isTyped, typed, otherwise);
}

function emitChoice({ by, cases, otherwise }: Choice, nameOf: NameOf): Emitted {
  const tags = Object.keys(cases);
  const known = { required: [by], properties: { [by]: { enum: tags } } };
  const branches = Object.entries(cases).map(([tag, { ref }]) =>
    conditional({ required: [by], properties: { [by]: { const: tag } } }, refTo(nameOf(ref))),
  );
  const formula = { properties: { [by]: { type: 'string', pattern: FORMULA } }, required: [by] };
  const fallback = otherwise ? refTo(nameOf(otherwise.ref)) : formula;
  return { allOf: branches, ...conditional(known, true, fallback) };
}

/** Each different value is emitted once, with what it is for: editors show that where it is written. */
function emitValue(value: Value, nameOf: NameOf, description?: string): Emitted {
  if (value === true) return description === undefined ? true : { description };
  const key = JSON.stringify([value, description]);
  const names = [...nameOf.values.keys()];
  if (!nameOf.values.has(key)) {
    nameOf.values.set(key, true);
    const shape = emitShapeOfValue(value, nameOf);
    nameOf.values.set(key, description === undefined ? shape : { description, ...shape });
    return refTo(`value-${names.length}`);
  }
  return refTo(`value-${names.indexOf(key)}`);
}

function emitShapeOfValue(value: ValueShape, nameOf: NameOf): Record<string, unknown> {
  const { text, number, boolean, list, object } = value;
  const types = ['null', 'string'];
  if (number) types.push('number');
  if (boolean) types.push('boolean');
  if (list !== undefined) types.push('array');
  if (object !== undefined) types.push('object');
  const parts: Emitted[] = [];
  if (text !== true) parts.push(conditional({ type: 'string' }, emitText(value)));
  if (Array.isArray(number)) parts.push(conditional({ type: 'number' }, { enum: number }));
  if (Array.isArray(boolean)) parts.push(conditional({ type: 'boolean' }, { enum: boolean }));
  if (object !== undefined && object !== true) parts.push(conditional({ type: 'object' }, emitUse(object, nameOf)));
  return {
    type: types,
    ...(list === undefined || list === true ? {} : { items: emitValue(list, nameOf) }),
    ...(parts.length > 0 ? { allOf: parts } : {}),
  };
}

function emitText({ text, number, boolean }: ValueShape): Emitted {
  const allowed: Emitted[] = [{ pattern: FORMULA }];
  if (Array.isArray(text) && text.length > 0) allowed.unshift({ enum: text });
  if (number) allowed.push({ pattern: NUMBER_TEXT });
  if (boolean) allowed.push({ enum: ['true', 'false'] });
  return { anyOf: allowed };
}
