import type {
  Choice,
  Limits,
  NodeUse,
  ObjectShape,
  ObjectUse,
  Reference,
  Value,
  ValueShape,
} from '../../../types/amis-shapes.ts';
import type { DefinitionMaker } from './definition-maker.ts';
import { asAddition } from './merge.ts';

/** Properties by which amis tells the members of a union apart. */
const TAGS = ['type', 'actionType', 'mode', 'func'];

function unionOfLiterals<T>(members: (true | T[] | undefined)[]): true | T[] | undefined {
  const present = members.filter((member) => member !== undefined);
  if (present.length === 0) return undefined;
  return present.includes(true) ? true : [...new Set((present as T[][]).flat())];
}

/** What is one of the given values. */
export function unionOfValues(values: readonly Value[], compiler: DefinitionMaker): Value {
  if (values.includes(true)) return true;
  const shapes = values as ValueShape[];
  if (shapes.length === 1) return shapes[0] ?? true;
  const lists = shapes.flatMap(({ list }) => (list === undefined ? [] : [list]));
  const objects = shapes.flatMap(({ object }) => (object === undefined ? [] : [object]));
  const result: ValueShape = {};
  const text = unionOfLiterals(shapes.map((shape) => shape.text));
  const number = unionOfLiterals(shapes.map((shape) => shape.number));
  const boolean = unionOfLiterals(shapes.map((shape) => shape.boolean));
  if (text) result.text = text;
  if (number) result.number = number;
  if (boolean) result.boolean = boolean;
  if (lists.length > 0) result.list = unionOfValues(lists, compiler);
  if (objects.length > 0) result.object = unionOfObjects(objects, compiler);
  const limits = unionOfLimits(shapes);
  if (limits) result.limits = limits;
  return result;
}

const NUMBER = /^(?:integer|multipleOf|exclusiveM(?:in|ax)imum|m(?:in|ax)imum)$/;
const TEXT = /^(?:pattern|m(?:in|ax)Length)$/;

/** The member of a shape that a bound speaks of. */
function boundedBy(limit: string): 'number' | 'text' | 'list' {
  if (NUMBER.test(limit)) return 'number';
  return TEXT.test(limit) ? 'text' : 'list';
}

/** Bounds that every member sets alike, of those that take the JSON type in question: what one of them lets pass is right. */
function unionOfLimits(shapes: readonly ValueShape[]): Limits | undefined {
  const names = new Set(shapes.flatMap(({ limits = {} }) => Object.keys(limits) as (keyof Limits)[]));
  const kept = [...names].filter((name) => {
    const values = shapes.filter((shape) => shape[boundedBy(name)] !== undefined).map(({ limits }) => limits?.[name]);
    return values.every((value) => value === values[0]);
  });
  const common = kept.map((name) => [name, shapes.find(({ limits }) => limits?.[name] !== undefined)?.limits?.[name]]);
  return common.length > 0 ? Object.fromEntries(common) : undefined;
}

const isReference = (use: ObjectUse): use is Reference => use !== true && 'ref' in use;
const isNode = (use: ObjectUse): use is NodeUse => use !== true && 'node' in use;
const isChoice = (use: ObjectUse): use is Choice => use !== true && 'by' in use;

function unionOfObjects(objects: readonly ObjectUse[], compiler: DefinitionMaker): ObjectUse {
  const [first = true] = objects;
  const keys = new Set(objects.map((use) => JSON.stringify(use)));
  if (keys.size === 1) return first;
  const name = [...keys].sort().join(' or ');
  return compiler.named(name, () => resolvedUnion(objects, compiler));
}

function resolvedUnion(objects: readonly ObjectUse[], compiler: DefinitionMaker): ObjectUse {
  const uses = objects.map((use) => compiler.resolve(use));
  if (uses.includes(true)) return true;
  const choices = uses
    .filter(isChoice)
    .flatMap(({ cases, otherwise }) => [...Object.values(cases), ...(otherwise ? [otherwise] : [])]);
  const plain = unique([...uses.filter(isReference), ...choices]);
  const nodes = uses.filter(isNode);
  if (nodes.length > 0) return unionWithNodes(nodes, plain, compiler);
  return tagged(plain, compiler) ?? mergedUnion(plain, compiler);
}

function unique(references: readonly Reference[]): Reference[] {
  return [...new Map(references.map((reference) => [reference.ref, reference])).values()];
}

/** Objects that are nodes or something else: with a `type` a node, without one the other. */
function unionWithNodes(nodes: readonly NodeUse[], plain: readonly Reference[], compiler: DefinitionMaker): NodeUse {
  const untyped = unique([
    ...plain.filter((reference) => !compiler.shape(reference).required?.includes('type')),
    ...nodes.flatMap((node) => (typeof node.untyped === 'string' ? [{ ref: node.untyped }] : [])),
  ]);
  const also = unique([...untyped, ...nodes.flatMap((node) => (node.also ? [{ ref: node.also }] : []))]);
  const result: NodeUse = { node: true };
  if (also.length > 0) {
    const all = mergedUnion(also, compiler);
    result.also = compiler.named(`${all.ref} also`, () => asAddition(compiler.shape(all))).ref;
  }
  if (untyped.length > 0) result.untyped = mergedUnion(untyped, compiler).ref;
  else if (nodes.some((node) => node.untyped === true)) result.untyped = true;
  return result;
}

/** Objects told apart by a property that holds other texts in each of them. */
function tagged(plain: readonly Reference[], compiler: DefinitionMaker): Choice | undefined {
  for (const by of TAGS) {
    const tags = plain.map((reference) => tagsOf(compiler.shape(reference), by));
    const all = tags.flat();
    const untagged = plain.filter((_, index) => tags[index]?.length === 0);
    if (all.length === 0 || untagged.length > 1 || new Set(all).size < all.length) continue;
    const cases = plain.flatMap((reference, index) => (tags[index] ?? []).map((tag) => [tag, reference] as const));
    return { by, cases: Object.fromEntries(cases), ...(untagged[0] ? { otherwise: untagged[0] } : {}) };
  }
  return undefined;
}

function tagsOf(shape: ObjectShape, by: string): string[] {
  const value = shape.properties[by];
  return value && value !== true && Array.isArray(value.text) ? value.text : [];
}

/** One object that takes what any of the given ones takes. */
function mergedUnion(plain: readonly Reference[], compiler: DefinitionMaker): Reference {
  const [only] = plain;
  if (only && plain.length === 1) return only;
  const name = plain
    .map(({ ref }) => ref)
    .sort()
    .join(' | ');
  return compiler.named(name, () =>
    unionOfShapes(
      plain.map((reference) => compiler.shape(reference)),
      compiler,
    ),
  );
}

function unionOfShapes(shapes: readonly ObjectShape[], compiler: DefinitionMaker): ObjectShape {
  const names = new Set(shapes.flatMap(({ properties }) => Object.keys(properties)));
  const properties = [...names].map((name) => {
    const values = shapes.flatMap((shape) => (Object.hasOwn(shape.properties, name) ? [shape.properties[name]] : []));
    return [name, unionOfValues(values as Value[], compiler)];
  });
  const [first, ...others] = shapes;
  const required = first?.required?.filter((name) => others.every((shape) => shape.required?.includes(name))) ?? [];
  const rests = shapes.flatMap(({ rest }) => (rest === undefined ? [] : [rest]));
  return {
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    ...(rests.length > 0 ? { rest: unionOfValues(rests, compiler) } : {}),
  };
}
