import type { Definition, ObjectShape, Shapes, Value } from '../../../types/amis-shapes.ts';
import { isEither, isShape, standsForType, takesEmpty } from '../../../types/amis-shapes.ts';
import { CONDITION, conditioned, conditionShape, takesConditions } from '../conditions.ts';
import { FREE_NAME } from '../names.ts';
import { vocabularyOf } from '../vocabulary.ts';
import type { Describe } from './descriptions.ts';
import { conditional, type Emitted, emitNodeUse, emitUse, FORMULA, type NameOf, refTo } from './emit-use.ts';
import { emitValue, valueDefinitions } from './emit-value.ts';

const TITLE = 'amis page with the renderers of Pagewright';

/**
 * The intermediate form as a standard JSON Schema (draft-07) that says of a page what the walker says: valid, when the
 * walker finds no error. A node is looked up by its type with `if`/`then`, so that messages speak of that type only.
 */
export function emitSchema(shapes: Shapes, describe: Describe): Record<string, unknown> {
  const numbers = new Map(Object.keys(shapes.definitions).map((name, index) => [name, plainName(name, index)]));
  const nameOf: NameOf = Object.assign((name: string) => numbers.get(name) ?? name, {
    values: new Map(),
    describe,
    shapes,
  });
  const alone = namesUsedAs('untyped', shapes);
  const additions = namesUsedAs('also', shapes);
  const definitions: Record<string, Emitted> = {
    any: {},
    words: { pattern: wordPattern(shapes), errorMessage: 'No node has a property of this name.' },
    vocabulary: { anyOf: [refTo('words'), { pattern: FREE_NAME.source }] },
    'node-names': {
      propertyNames: refTo('vocabulary'),
      patternProperties: { [CONDITION.source]: emitValue(conditionShape(shapes), nameOf) },
    },
    ...emitNode(shapes, nameOf),
  };
  for (const [name, definition] of Object.entries(shapes.definitions)) {
    const whole = isShape(definition) && additions.has(name) ? { ...definition, rest: true as const } : definition;
    definitions[nameOf(name)] = emitDefinition(whole, nameOf, name);
    if (isShape(definition) && alone.has(name)) {
      definitions[`${nameOf(name)}-alone`] = emitAlone(definition, nameOf(name));
    }
  }
  const page = shapes.types['page'];
  Object.assign(definitions, valueDefinitions(nameOf));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: TITLE,
    type: 'object',
    ...emitNodeUse({ node: true, ...(page ? { untyped: page } : {}) }, nameOf, ''),
    definitions,
  };
}

const literal = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The property names that there are; conditions are said by the ending that they have beside the name of a property. */
function wordPattern(shapes: Shapes): string {
  const names = vocabularyOf(shapes);
  const said = [...names].filter((name) => !(name.endsWith('On') && names.has(name.slice(0, -2)))).sort();
  return `^(?!.*OnOn$)(?:${said.map(literal).join('|')})(?:On)?$`;
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

function plainName(name: string, index: number): string {
  return /^[\w-]+$/.test(name) ? name : `${name.replace(/[^\w]+/g, '-').slice(0, 40)}-${index}`;
}

/** Branches of one definition; ajv nests the code of each into that of the one before, and its work grows with the square. */
const BRANCHES = 12;

/** Any node, looked up by its type: `node`, and definitions that hold some of the branches each. */
function emitNode(shapes: Shapes, nameOf: NameOf): Record<string, Emitted> {
  const types = Object.entries(shapes.types);
  const byDefinition = new Map<string, string[]>();
  for (const [type, name] of types) byDefinition.set(name, [...(byDefinition.get(name) ?? []), type]);
  const branches = [...byDefinition].map(([name, of]) =>
    conditional({ required: ['type'], properties: { type: { enum: of } } }, refTo(nameOf(name))),
  );
  const groups = Array.from({ length: Math.ceil(branches.length / BRANCHES) }, (_, index) => [
    `node-${index}`,
    { allOf: branches.slice(index * BRANCHES, (index + 1) * BRANCHES) },
  ]);
  const names = types.map(([type]) => type);
  const known = { enum: names, errorMessage: 'No renderer has this type.' };
  const node = {
    properties: { type: { type: 'string', ...conditional({ pattern: FORMULA }, true, known), examples: names } },
    allOf: groups.map(([name]) => refTo(String(name))),
  };
  return { node, ...Object.fromEntries(groups) };
}

function emitDefinition(definition: Definition, nameOf: NameOf, name: string): Emitted {
  return isShape(definition) ? emitShape(definition, nameOf, name) : emitUse(definition, nameOf);
}

/** Words that amis takes and that no page of the platform may hold, by property. */
const REFUSED: ReadonlyMap<string, string> = new Map([['actionType', 'custom']]);

function emitShape(shape: ObjectShape, nameOf: NameOf, definition: string): Emitted {
  const { properties, required = [], rest } = shape;
  const entries = Object.entries(properties).map(([name, value]) => {
    const emitted = emitValue(value, nameOf, nameOf.describe(definition, name), REFUSED.get(name));
    return [name, required.includes(name) && takesEmpty(value) ? notEmpty(emitted) : emitted];
  });
  const parts: Emitted[] = required.filter(isEither).map((names) => ({
    anyOf: names.split('|').map((name) => ({ required: [name] })),
  }));
  if (takesConditions(shape)) parts.push(refTo('node-names'));
  return {
    properties: Object.fromEntries(entries),
    ...(required.length > 0 ? { required: required.filter((names) => !isEither(names)) } : {}),
    ...(parts.length > 0 ? { allOf: parts } : {}),
    ...(rest === undefined && !takesConditions(shape) ? { propertyNames: refTo('vocabulary') } : {}),
    ...(rest === undefined || rest === true ? {} : { additionalProperties: emitValue(rest, nameOf) }),
  };
}

/** What must be there is not there when it is empty. */
function notEmpty(value: Emitted): Emitted {
  const { description, ...schema } = value as Record<string, unknown>;
  return { ...(description === undefined ? {} : { description }), allOf: [schema], not: { const: '' } };
}

/** A shape where it stands for an object without a type: words of other nodes then mean that the type was forgotten. */
function emitAlone(shape: ObjectShape, name: string): Emitted {
  if (shape.rest !== undefined || standsForType(shape)) return refTo(name);
  const own = Object.keys(shape.properties);
  const conditions = own.filter((property) => conditioned(shape, `${property}On`)).map((property) => `${property}On`);
  const names = [...own, ...conditions].map(literal).join('|');
  const known = {
    pattern: `${FREE_NAME.source}|^(?:${names})$`,
    errorMessage: 'Only nodes of a type have this: "type" is missing.',
  };
  // What is no word at all is told by the definition.
  return { allOf: [refTo(name)], propertyNames: { anyOf: [known, { not: refTo('words') }] } };
}
