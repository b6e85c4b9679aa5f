import type { Definition, ObjectUse, Shapes, Value } from '../../../types/amis-shapes.ts';
import { isEither, isShape } from '../../../types/amis-shapes.ts';

type Closed = Record<string, unknown>;

const anything: Closed = {};
const refTo = (name: string): Closed => ({ $ref: `#/definitions/${name}` });
/** Any node. */
const NODE = refTo('AmisNode');

/** Whether a definition is amis's name for a node of any type. */
const isAnyNode = (definition: Definition): boolean =>
  definition !== true &&
  'node' in definition &&
  definition.also === undefined &&
  (definition.untyped === undefined || definition.untyped === true);

/** A type name for a definition that has none in amis's schema. */
function typeNames(shapes: Shapes): Map<string, string> {
  return new Map(
    Object.entries(shapes.definitions).map(([name, definition], index) => {
      if (isAnyNode(definition)) return [name, 'AmisNode'];
      const plain = /^\w+$/.test(name) && !name.includes('__');
      const words = name.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
      return [name, plain ? name : `${words.slice(0, 40)}${index}`];
    }),
  );
}

/**
 * The intermediate form as a closed union of node types, from which json-schema-to-typescript makes types: each type's
 * properties with what may be written there, the tolerances of run time (formulas for numbers, `null`) left out. The root
 * is the table of types, so that a node is looked up by its type and not searched for among all.
 */
export function emitTypes(shapes: Shapes): Closed {
  const names = typeNames(shapes);
  const nameOf = (name: string) => names.get(name) ?? name;
  const definitions: Record<string, Closed> = {};
  for (const [name, definition] of Object.entries(shapes.definitions)) {
    if (!isAnyNode(definition)) definitions[nameOf(name)] = emitDefinition(definition, nameOf);
  }
  const byDefinition = new Map<string, string[]>();
  for (const [type, name] of Object.entries(shapes.types)) {
    byDefinition.set(name, [...(byDefinition.get(name) ?? []), type]);
  }
  const nodes: Closed = {};
  for (const [name, types] of byDefinition) {
    const own = `${nameOf(name)}Node`;
    definitions[own] = typedNode(shapes.definitions[name], nameOf(name), types);
    for (const type of types) nodes[type] = refTo(own);
  }
  const all = [...byDefinition.keys()].map((name) => refTo(`${nameOf(name)}Node`));
  definitions['AmisNode'] = { anyOf: all };
  definitions['AnyNode'] = everyNode(shapes.everywhere);
  return { type: 'object', properties: nodes, required: Object.keys(nodes), additionalProperties: false, definitions };
}

/** What any node may carry; what it holds there is said by those nodes that know the property. */
const everyNode = (names: readonly string[]): Closed => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, anything])),
  additionalProperties: false,
});

/** A definition as a node of one of its types. */
function typedNode(definition: Definition | undefined, name: string, types: string[]): Closed {
  const type = {
    type: 'object',
    required: ['type'],
    properties: { type: { enum: types } },
    additionalProperties: false,
  };
  if (!definition || definition === true) return { ...type, additionalProperties: true };
  return { allOf: [refTo(name), refTo('AnyNode'), type] };
}

function emitDefinition(definition: Definition, nameOf: (name: string) => string): Closed {
  if (!isShape(definition)) return emitUse(definition, nameOf);
  const properties = Object.entries(definition.properties).map(([name, value]) => [name, emitValue(value, nameOf)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(definition.required ? { required: definition.required.filter((names) => !isEither(names)) } : {}),
    additionalProperties: definition.rest !== undefined,
  };
}

function emitUse(use: ObjectUse, nameOf: (name: string) => string): Closed {
  if (use === true) return { type: 'object' };
  if ('ref' in use) return refTo(nameOf(use.ref));
  if ('by' in use) {
    const all = [...Object.values(use.cases), ...(use.otherwise ? [use.otherwise] : [])];
    return { anyOf: [...new Set(all.map(({ ref }) => nameOf(ref)))].map(refTo) };
  }
  const untyped = typeof use.untyped === 'string' ? [refTo(nameOf(use.untyped))] : [];
  const typed = use.also === undefined ? NODE : { allOf: [NODE, refTo(nameOf(use.also))] };
  return untyped.length > 0 ? { anyOf: [typed, ...untyped] } : typed;
}

function emitValue(value: Value, nameOf: (name: string) => string): Closed {
  if (value === true) return anything;
  const branches: Closed[] = [];
  const { text, number, boolean, list, object } = value;
  if (text) branches.push(text === true ? { type: 'string' } : { enum: text });
  if (number) branches.push(number === true ? { type: 'number' } : { enum: number });
  if (boolean) branches.push(boolean === true ? { type: 'boolean' } : { enum: boolean });
  if (list !== undefined) branches.push({ type: 'array', items: emitValue(list, nameOf) });
  if (object !== undefined) branches.push(emitUse(object, nameOf));
  const [only = anything] = branches;
  return branches.length <= 1 ? only : { anyOf: branches };
}
