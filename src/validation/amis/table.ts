import type { Definition, ObjectShape, Shapes, Value, ValueShape } from './shapes.ts';
import { isShape } from './shapes.ts';
import { shownTypes } from './shown-types.ts';

/**
 * The intermediate form as it is shipped: definitions by number, each different value once, an object's properties as
 * one text that says how they differ from those of an earlier one. A small part of the size, which counts in the browser.
 */
export interface Table {
  /** Each different value, in the order of first use; `object.ref` and its likes are numbers of definitions, written as text. */
  values: Value[];
  definitions: (true | ((PackedShape | Exclude<Definition, true>) & Typed))[];
  /** The number of the definition of nodes that show values; their types follow from the others. */
  shown: string;
  everywhere: string;
}

export interface Typed {
  /** The types that the definition belongs to. Where its property `type` is one of just these, it is not said once more. */
  t?: string;
}

/** Properties as differences from those of another definition. */
export interface PackedShape {
  /** Added or changed ones: `name=number` of the value in base 36, without a number the next value that was not used yet. */
  p: string;
  /** The number of the definition, an earlier one; absent: all properties are added. */
  b?: number;
  /** Names of its properties that this one lacks. */
  d?: string;
  required?: string[];
  rest?: Value;
}

/** What the property `type` of nodes of these types may hold. */
export const typeShape = (types: readonly string[]): ValueShape => ({ text: [...types] });

const wordsOf = (text: string | undefined) => (text ? text.split(' ') : []);

/** The form back from its packed table, its definitions named by number. */
export function unpackTable({ values, definitions: packed, shown, everywhere }: Table): Shapes {
  const definitions: Record<string, Definition> = {};
  const types: Record<string, string> = Object.create(null);
  let used = 0;
  const unpackShape = ({ p, b, d, ...rest }: PackedShape): ObjectShape => {
    const base = b === undefined ? undefined : (definitions[b] as ObjectShape).properties;
    const properties: Record<string, Value> = Object.assign(Object.create(null), base);
    for (const name of wordsOf(d)) delete properties[name];
    for (const word of wordsOf(p)) {
      const [name = '', number] = word.split('=');
      properties[name] = values[number ? Number.parseInt(number, 36) : used++] ?? true;
    }
    return { properties, ...rest };
  };
  packed.forEach((definition, index) => {
    if (definition === true) {
      definitions[index] = true;
      return;
    }
    const { t, ...own } = definition;
    definitions[index] = 'p' in own ? unpackShape(own) : own;
    for (const type of wordsOf(t)) types[type] = String(index);
  });
  packed.forEach((definition, index) => {
    const own = definitions[index] ?? true;
    if (definition !== true && definition.t && isShape(own))
      own.properties['type'] ??= typeShape(wordsOf(definition.t));
  });
  for (const type of shownTypes(Object.keys(types))) types[type] ??= shown;
  return { definitions, types, everywhere: wordsOf(everywhere) };
}
