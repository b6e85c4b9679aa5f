import type { ObjectUse, Shapes, Value } from '../../../src/types/amis-shapes.ts';
import { isShape } from '../../../src/types/amis-shapes.ts';
import { pick, seeded } from './random.ts';
import { withinLimits } from './within-limits.ts';

const DEEPEST = 5;

/** Pages made of the table itself: each node with some of the properties its type has, valid by construction. */
export function generatePages(shapes: Shapes, count: number, seed = 7): unknown[] {
  const random = seeded(seed);
  const types = Object.keys(shapes.types);

  function value(shape: Value, depth: number): unknown {
    if (shape === true) return pick(['free', 1, true, null, ['a'], { a: 1 }], random);
    const { text, number, boolean, list, object } = shape;
    const makers: (() => unknown)[] = [() => null, () => '${a}'];
    if (text === true) makers.push(() => 'text');
    else if (text && text.length > 0) makers.push(() => pick(text, random));
    if (number) makers.push(() => (number === true ? 3 : pick(number, random)));
    if (boolean) makers.push(() => (boolean === true ? true : pick(boolean, random)));
    if (list !== undefined) makers.push(() => (depth > DEEPEST ? [] : [value(list, depth + 1)]));
    if (object !== undefined && depth <= DEEPEST) makers.push(() => objectOf(object, depth + 1));
    return withinLimits(shape, pick(makers, random)());
  }

  function members(name: string, depth: number): Record<string, unknown> {
    const definition = shapes.definitions[name] ?? true;
    if (!isShape(definition)) return objectOf(definition, depth);
    const names = Object.keys(definition.properties).filter((key) => key !== 'type');
    const chosen = new Set(Array.from({ length: Math.min(4, names.length) }, () => pick(names, random)));
    for (const names of definition.required ?? []) chosen.add(names.split('|')[0] ?? '');
    const entries = [...chosen].map((key) => [key, value(definition.properties[key] ?? true, depth)]);
    return Object.fromEntries(entries);
  }

  function objectOf(use: ObjectUse, depth: number): Record<string, unknown> {
    if (use === true) return { a: 1 };
    if ('ref' in use) return members(use.ref, depth);
    if ('node' in use) return node(depth);
    const tag = pick(Object.keys(use.cases), random);
    return { ...members(use.cases[tag]?.ref ?? '', depth), [use.by]: tag };
  }

  function node(depth: number): Record<string, unknown> {
    const type = depth > DEEPEST ? 'tpl' : pick(types, random);
    return { ...members(shapes.types[type] ?? '', depth), type };
  }

  return Array.from({ length: count }, () => ({ type: 'page', body: [node(1), node(1)] }));
}
