import type { Definition, ObjectShape, Shapes, Value, ValueShape } from './shapes.ts';
import { isShape } from './shapes.ts';
import { SHOWN, shownTypes } from './shown-types.ts';

/**
 * The intermediate form as it is shipped: definitions by number, each different value once, an object's properties as
 * one text that says how they differ from those of an earlier one. A small part of the size, which counts in the browser.
 */
export interface Table {
  /** Each different value; `object.ref` and its likes are numbers of definitions, written as text. */
  values: Value[];
  definitions: (PackedShape | Definition)[];
  /** Definition number → the types it belongs to. */
  types: Record<string, string>;
  /** The number of the definition of nodes that show values; their types follow from the others. */
  shown: string;
  everywhere: string;
}

/** Properties as differences from those of another definition. */
interface PackedShape {
  /** Added or changed ones: `name value-number` pairs, the numbers in base 36. */
  p: string;
  /** The number of the definition, an earlier one; absent: all properties are added. */
  b?: number;
  /** Names of its properties that this one lacks. */
  d?: string;
  required?: string[];
  rest?: Value;
}

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
    added: [...own].filter(([name, value]) => base.get(name) !== value).map(([name, value]) => `${name} ${value}`),
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
  const before: (Properties | undefined)[] = [];
  const definitions = sorted.map(([, definition]) => {
    if (!isShape(definition)) {
      before.push(undefined);
      return renamedUse(definition, rename);
    }
    const { properties, required, rest } = definition;
    const numbered = new Map(Object.entries(properties).map(([name, value]) => [name, numberOf(value)]));
    const packed = {
      ...fewestDifferences(numbered, before),
      ...(required ? { required } : {}),
      ...(rest === undefined ? {} : { rest: renamed(rest, rename) }),
    };
    before.push(numbered);
    return packed;
  });
  const types: Record<string, string> = {};
  const shown = new Set(shownTypes(Object.keys(shapes.types)));
  for (const [type, name] of Object.entries(shapes.types)) {
    if (name === SHOWN && shown.has(type)) continue;
    const number = rename(name);
    types[number] = types[number] ? `${types[number]} ${type}` : type;
  }
  return { values, definitions, types, shown: rename(SHOWN), everywhere: shapes.everywhere.join(' ') };
}

const wordsOf = (text: string | undefined) => (text ? text.split(' ') : []);

function unpackShape({ p, b, d, ...rest }: PackedShape, values: readonly Value[], before: Definition[]): ObjectShape {
  const base = b === undefined ? undefined : (before[b] as ObjectShape).properties;
  const properties: Record<string, Value> = Object.assign(Object.create(null), base);
  for (const name of wordsOf(d)) delete properties[name];
  const words = wordsOf(p);
  for (let index = 0; index < words.length; index += 2) {
    properties[words[index] ?? ''] = values[Number.parseInt(words[index + 1] ?? '', 36)] ?? true;
  }
  return { properties, ...rest };
}

/** The form back from its packed table, its definitions named by number. */
export function unpackTable(table: Table): Shapes {
  const unpacked: Definition[] = [];
  for (const definition of table.definitions) {
    const packed = definition !== true && 'p' in definition;
    unpacked.push(packed ? unpackShape(definition, table.values, unpacked) : definition);
  }
  const definitions = unpacked.map((definition, index) => [String(index), definition]);
  const types: Record<string, string> = Object.create(null);
  for (const [number, names] of Object.entries(table.types)) {
    for (const type of names.split(' ')) types[type] = number;
  }
  for (const type of shownTypes(Object.keys(types))) types[type] ??= table.shown;
  return { definitions: Object.fromEntries(definitions), types, everywhere: table.everywhere.split(' ') };
}
