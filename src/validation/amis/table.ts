import type { Definition, ObjectShape, Shapes, Value, ValueShape } from './shapes.ts';
import { isShape } from './shapes.ts';

/**
 * The intermediate form as it is shipped: definitions by number, each different value once, an object's properties as
 * one text. A third of the size, which counts in the browser.
 */
export interface Table {
  /** Each different value; `object.ref` and its likes are numbers of definitions, written as text. */
  values: Value[];
  definitions: (PackedShape | Definition)[];
  /** Definition number → the types it belongs to. */
  types: Record<string, string>;
  everywhere: string;
}

/** `name value-number` pairs, the numbers in base 36. */
interface PackedShape {
  p: string;
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

/** Packs the form. */
export function packTable(shapes: Shapes): Table {
  const names = Object.keys(shapes.definitions);
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
  const definitions = Object.values(shapes.definitions).map((definition) => {
    if (!isShape(definition)) return renamedUse(definition, rename);
    const { properties, required, rest } = definition;
    const pairs = Object.entries(properties).map(([name, value]) => `${name} ${numberOf(value)}`);
    return {
      p: pairs.join(' '),
      ...(required ? { required } : {}),
      ...(rest === undefined ? {} : { rest: renamed(rest, rename) }),
    };
  });
  const types: Record<string, string> = {};
  for (const [type, name] of Object.entries(shapes.types)) {
    const number = rename(name);
    types[number] = types[number] ? `${types[number]} ${type}` : type;
  }
  return { values, definitions, types, everywhere: shapes.everywhere.join(' ') };
}

function unpackShape({ p, ...rest }: PackedShape, values: readonly Value[]): ObjectShape {
  const words = p === '' ? [] : p.split(' ');
  const properties: Record<string, Value> = Object.create(null);
  for (let index = 0; index < words.length; index += 2) {
    properties[words[index] ?? ''] = values[Number.parseInt(words[index + 1] ?? '', 36)] ?? true;
  }
  return { properties, ...rest };
}

/** The form back from its packed table, its definitions named by number. */
export function unpackTable(table: Table): Shapes {
  const definitions = table.definitions.map((definition, index) => {
    const packed = definition !== true && 'p' in definition;
    return [String(index), packed ? unpackShape(definition, table.values) : definition];
  });
  const types: Record<string, string> = Object.create(null);
  for (const [number, names] of Object.entries(table.types)) {
    for (const type of names.split(' ')) types[type] = number;
  }
  return { definitions: Object.fromEntries(definitions), types, everywhere: table.everywhere.split(' ') };
}
