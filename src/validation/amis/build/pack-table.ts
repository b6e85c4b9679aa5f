import type { Definition, ObjectShape, Shapes, Value } from '../../../types/amis-shapes.ts';
import { isShape } from '../../../types/amis-shapes.ts';
import { type PackedShape, type Table, typeShape } from '../../../types/amis-table.ts';
import { SHOWN, shownTypes } from '../../../types/shown-types.ts';
import { type Rename, renamed, renamedUse } from './rename.ts';
import { withoutTwins } from './twins.ts';

/** Places of parts in PackedShape. */
const PROPERTIES = 1;
const REST = 5;

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

/** The properties as differences from the most similar of the definitions before: what is added, to which, and what that has too much. */
function fewestDifferences(own: Properties, before: readonly (Properties | undefined)[]): [string, string, string] {
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
  if (!base) return [whole, '', ''];
  const { added, lacking } = difference(own, base);
  return [added.join(' '), String(nearest), lacking.join(' ')];
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

/** A definition on its way into the table. */
type Packed = PackedShape | Exclude<Table['definitions'][number], string>;

const isPackedShape = (definition: Packed): definition is PackedShape => Array.isArray(definition);

/** Gives values the numbers that the unpacking counts: where a property is the first to use one, it is the next and has none. */
function renumbered(definitions: readonly Packed[], values: readonly Value[]): Pick<Table, 'values' | 'definitions'> {
  const order = new Map<string, string>();
  const add = (number: string) => order.set(number, order.size.toString(36));
  const shapes = definitions.filter(isPackedShape);
  for (const shape of shapes) {
    const words = shape[PROPERTIES].split(' ').map((word) => {
      const [name, number] = word.split('=');
      if (number === undefined) return word;
      const known = order.get(number);
      if (known === undefined) add(number);
      return `${name}=${known ?? ''}`;
    });
    shape[PROPERTIES] = words.join(' ');
  }
  for (const shape of shapes.filter((shape) => shape[REST] !== '')) {
    if (!order.has(shape[REST])) add(shape[REST]);
    shape[REST] = order.get(shape[REST]) ?? '';
  }
  return {
    values: [...order.keys()].map((number) => values[Number.parseInt(number, 36)] ?? true),
    definitions: definitions.map((definition) =>
      isPackedShape(definition) ? definition.join(';').replace(/;+$/, '') : definition,
    ),
  };
}

/**
 * Compares names by how many definitions have them: with the common ones first, the same words follow each other more
 * often, and compress better.
 */
function commonFirst({ definitions }: Shapes): (a: string, b: string) => number {
  const count = new Map<string, number>();
  for (const definition of Object.values(definitions).filter(isShape))
    for (const name of Object.keys(definition.properties)) count.set(name, (count.get(name) ?? 0) + 1);
  return (a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0) || (a < b ? -1 : 1);
}

const sizeOf = (definition: Definition) => (isShape(definition) ? Object.keys(definition.properties).length : 0);

/** Packs the form. Small definitions come first: a large one then says what it has beside one of them, and hardly what it lacks. */
export function packTable(form: Shapes): Table {
  const shapes = withoutTwins(form);
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
  const compare = commonFirst(shapes);
  const before: (Properties | undefined)[] = [];
  const definitions = sorted.map(([name, definition]): Packed => {
    const types = typesOf.get(name);
    if (!isShape(definition)) {
      before.push(undefined);
      if (definition === true) return true;
      const use = renamedUse(definition, rename) as Exclude<Definition, true | ObjectShape>;
      return { ...use, ...(types ? { t: types.join(' ') } : {}) };
    }
    const { properties, required = [], rest } = definition;
    const follows = types && JSON.stringify(properties['type']) === JSON.stringify(typeShape(types));
    const said = Object.entries(properties)
      .filter(([property]) => !follows || property !== 'type')
      .sort(([a], [b]) => compare(a, b));
    const numbered = new Map(said.map(([property, value]) => [property, numberOf(value)]));
    const differences = fewestDifferences(numbered, before);
    before.push(numbered);
    return [types?.join(' ') ?? '', ...differences, required.join(' '), rest === undefined ? '' : numberOf(rest)];
  });
  return { ...renumbered(definitions, values), shown: rename(SHOWN), everywhere: shapes.everywhere.join(' ') };
}
