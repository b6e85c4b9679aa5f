import type { Definition, Shapes, Value, ValueShape } from '../shapes.ts';
import { isShape } from '../shapes.ts';
import { SHOWN, shownTypes } from '../shown-types.ts';
import { type PackedShape, type Table, type Typed, typeShape } from '../table.ts';

type Rename = (name: string) => string;

function renamed(value: Value, rename: Rename): Value {
  if (value === true) return true;
  const result: ValueShape = { ...value };
  if (value.list !== undefined) result.list = renamed(value.list, rename);
  if (value.object !== undefined) result.object = renamedUse(value.object, rename) as never;
  return result;
}

function renamedUse(use: Definition, rename: Rename): Definition {
  if (use === true || isShape(use)) return use;
  if ('ref' in use) return { ref: rename(use.ref) };
  if ('node' in use) {
    return {
      node: true,
      ...(use.also === undefined ? {} : { also: rename(use.also) }),
      ...(use.untyped === undefined ? {} : { untyped: use.untyped === true ? true : rename(use.untyped) }),
    };
  }
  const cases = Object.entries(use.cases).map(([tag, { ref }]) => [tag, { ref: rename(ref) }]);
  return {
    by: use.by,
    cases: Object.fromEntries(cases),
    ...(use.otherwise ? { otherwise: { ref: rename(use.otherwise.ref) } } : {}),
  };
}

/** Names of properties with the numbers of their values. */
type Properties = ReadonlyMap<string, string>;

function difference(own: Properties, base: Properties): { added: string[]; lacking: string[] } {
  return {
    added: [...own].filter(([name, value]) => base.get(name) !== value).map((pair) => pair.join('=')),
    lacking: [...base.keys()].filter((name) => !own.has(name)),
  };
}

/** How long the words of a difference are, joined; `most` as soon as they are known to be no shorter. */
function lengthOfDifference(own: Properties, base: Properties, most: number): number {
  let added = 0;
  for (const [name, value] of own) {
    if (base.get(name) !== value) added += name.length + value.length + 2;
    if (added > most) return most;
  }
  let lacking = 0;
  for (const name of base.keys()) {
    if (!own.has(name)) lacking += name.length + 1;
    if (added + lacking > most + 1) return most;
  }
  return Math.max(0, added - 1) + Math.max(0, lacking - 1);
}

/** What naming a base and what it has too much costs beside the words. */
const COST_OF_BASE = 10;

/** The properties as differences from the most similar of the definitions before. */
function fewestDifferences(own: Properties, before: readonly (Properties | undefined)[]): PackedShape {
  const whole = difference(own, new Map()).added.join(' ');
  let least = whole.length - COST_OF_BASE;
  let nearest: number | undefined;
  before.forEach((base, index) => {
    if (!base || base.size === 0) return;
    const length = lengthOfDifference(own, base, least);
    if (length >= least) return;
    least = length;
    nearest = index;
  });
  const base = nearest === undefined ? undefined : before[nearest];
  if (nearest === undefined || !base) return { p: whole };
  const { added, lacking } = difference(own, base);
  return { p: added.join(' '), b: nearest, ...(lacking.length === 0 ? {} : { d: lacking.join(' ') }) };
}

/** The types of each definition, without those that follow from the others. */
function typesByDefinition(types: Shapes['types']): Map<string, string[]> {
  const shown = new Set(shownTypes(Object.keys(types)));
  const byName = new Map<string, string[]>();
  for (const [type, name] of Object.entries(types)) {
    if (name !== SHOWN || !shown.has(type)) byName.set(name, [...(byName.get(name) ?? []), type]);
  }
  return byName;
}

/** Numbers of values as the unpacking counts them: where one is used first, it is the next and has no number. */
function renumbered(definitions: Table['definitions'], values: readonly Value[]): Value[] {
  const order = new Map<string, string>();
  for (const definition of definitions) {
    if (definition === true || !('p' in definition) || definition.p === '') continue;
    const words = definition.p.split(' ').map((word) => {
      const [name = '', number = ''] = word.split('=');
      const known = order.get(number);
      if (known === undefined) order.set(number, order.size.toString(36));
      return `${name}=${known ?? ''}`;
    });
    definition.p = words.join(' ');
  }
  return [...order.keys()].map((number) => values[Number.parseInt(number, 36)] ?? true);
}

const sizeOf = (definition: Definition) => (isShape(definition) ? Object.keys(definition.properties).length : 0);

/** Packs the form. Small definitions come first: a large one then says what it has beside one of them, and hardly what it lacks. */
export function packTable(shapes: Shapes): Table {
  const sorted = Object.entries(shapes.definitions).sort(([, a], [, b]) => sizeOf(a) - sizeOf(b));
  const names = sorted.map(([name]) => name);
  const numbers = new Map(names.map((name, index) => [name, String(index)]));
  const rename: Rename = (name) => numbers.get(name) ?? '';
  const values: Value[] = [];
  const known = new Map<string, number>();
  const numberOf = (value: Value) => {
    const packed = renamed(value, rename);
    const key = JSON.stringify(packed);
    const number = known.get(key) ?? values.push(packed) - 1;
    known.set(key, number);
    return number.toString(36);
  };
  const typesOf = typesByDefinition(shapes.types);
  const before: (Properties | undefined)[] = [];
  const definitions = sorted.map(([name, definition]): Table['definitions'][number] => {
    const types = typesOf.get(name);
    const typed: Typed = types ? { t: types.join(' ') } : {};
    if (!isShape(definition)) {
      before.push(undefined);
      const use = renamedUse(definition, rename);
      return use === true ? use : { ...typed, ...use };
    }
    const { properties, required, rest } = definition;
    const follows = types && JSON.stringify(properties['type']) === JSON.stringify(typeShape(types));
    const said = Object.entries(properties).filter(([property]) => !follows || property !== 'type');
    const numbered = new Map(said.map(([property, value]) => [property, numberOf(value)]));
    const packed = {
      ...typed,
      ...fewestDifferences(numbered, before),
      ...(required ? { required } : {}),
      ...(rest === undefined ? {} : { rest: renamed(rest, rename) }),
    };
    before.push(numbered);
    return packed;
  });
  return {
    values: renumbered(definitions, values),
    definitions,
    shown: rename(SHOWN),
    everywhere: shapes.everywhere.join(' '),
  };
}
