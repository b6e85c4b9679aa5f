import type { Definition, ObjectShape, Shapes, Value, ValueShape } from './amis-shapes.ts';
import { isShape } from './amis-shapes.ts';
import { shownTypes } from './shown-types.ts';

/**
 * The intermediate form as it is shipped: definitions by number, each different value once, an object's properties as
 * one text that says how they differ from those of an earlier one. A small part of the size, which counts in the browser.
 */
export interface Table {
  /** Each different value, in the order of first use; `object.ref` and its likes are numbers of definitions, written as text. */
  values: Value[];
  /** Objects with properties are texts, see PackedShape. */
  definitions: (true | string | (Exclude<Definition, true | ObjectShape> & Typed))[];
  /** The number of the definition of nodes that show values; their types follow from the others. */
  shown: string;
  everywhere: string;
}

export interface Typed {
  /** The types that the definition belongs to. Where its property `type` is one of just these, it is not said once more. */
  t?: string;
}

/** The parts of an object's text, with semicolons between them; parts are words with blanks between them, and empty at the end they are not written. */
export type PackedShape = [
  types: string,
  /** Added or changed properties: `name=number` of the value in base 36, without a number the next value that was not used yet. */
  properties: string,
  /** The number of another definition, an earlier one, from whose properties these differ; empty: all are added. */
  base: string,
  /** Names of its properties that this one lacks. */
  lacking: string,
  required: string,
  /** The number in base 36 of the value of all other properties. */
  rest: string,
];

/** What the property `type` of nodes of these types may hold. */
export const typeShape = (types: readonly string[]): ValueShape => ({ text: [...types] });

const wordsOf = (text: string | undefined) => (text ? text.split(' ') : []);

/** The form back from its packed table, its definitions named by number. */
export function unpackTable({ values, definitions: packed, shown, everywhere }: Table): Shapes {
  const definitions: Record<string, Definition> = {};
  const types: Record<string, string> = Object.create(null);
  let used = 0;
  const valueAt = (number: string) => values[Number.parseInt(number, 36)] ?? true;
  const unpackShape = ([, added, base, lacking, required, rest]: readonly string[]): ObjectShape => {
    const properties: Record<string, Value> = Object.assign(
      Object.create(null),
      base && (definitions[base] as ObjectShape).properties,
    );
    for (const name of wordsOf(lacking)) delete properties[name];
    for (const word of wordsOf(added)) {
      const [name = '', number] = word.split('=');
      properties[name] = number ? valueAt(number) : (values[used++] ?? true);
    }
    return {
      properties,
      ...(required && { required: wordsOf(required) }),
      ...(rest && { rest: valueAt(rest) }),
    };
  };
  const typesOf = (definition: Table['definitions'][number]): string[] =>
    wordsOf(typeof definition === 'string' ? definition.split(';', 1)[0] : definition === true ? '' : definition.t);
  packed.forEach((definition, index) => {
    definitions[index] = typeof definition === 'string' ? unpackShape(definition.split(';')) : definition;
    for (const type of typesOf(definition)) types[type] = String(index);
  });
  packed.forEach((definition, index) => {
    const own = definitions[index] ?? true;
    const named = typesOf(definition);
    if (named.length > 0 && isShape(own)) own.properties['type'] ??= typeShape(named);
  });
  for (const type of shownTypes(Object.keys(types))) types[type] ??= shown;
  return { definitions, types, everywhere: wordsOf(everywhere) };
}
