import type { Locale } from '../types/start.ts';
import type { ComponentSchema, FlatSchema, ObjectSchema, PropertySchema } from './schema.ts';
import { wordsIn } from './words.ts';

/** What is wrong with a property of a node: where, and what it should be. */
export interface PropsMistake {
  path: (string | number)[];
  /** A text of the checker: `validate.component.KIND`. */
  kind: 'missing' | 'unknown-property' | 'wrong-value';
  values: Record<string, string | number>;
}

/** What the page fills in when it is shown. */
const isFormula = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('${') || value.startsWith('i18n:'));

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What a value should be, in words of JSON. */
function wanted({ type, enum: choices, minimum, maximum, maxLength }: FlatSchema): string {
  if (choices) return choices.map(String).join(', ');
  const bounds = [
    minimum === undefined ? '' : `>= ${minimum}`,
    maximum === undefined ? '' : `<= ${maximum}`,
    maxLength === undefined ? '' : `<= ${maxLength}`,
  ].filter(Boolean);
  return [type, ...bounds].join(' ');
}

const hasType: Record<FlatSchema['type'], (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
};

function fits(schema: FlatSchema, value: unknown): boolean {
  const { type, enum: choices, minimum = -Infinity, maximum = Infinity, maxLength = Infinity } = schema;
  if (!hasType[type](value)) return false;
  if (choices && !choices.includes(value as string)) return false;
  if (typeof value === 'number') return value >= minimum && value <= maximum;
  return typeof value !== 'string' || value.length <= maxLength;
}

function flatMistakes(schema: FlatSchema, value: unknown, path: (string | number)[]): PropsMistake[] {
  if (isFormula(value) || fits(schema, value)) return [];
  return [{ path, kind: 'wrong-value', values: { name: String(path.at(-1)), wanted: wanted(schema) } }];
}

type Each<Schema> = (schema: Schema, value: unknown, path: (string | number)[]) => PropsMistake[];

function objectMistakes<Schema>(
  { properties, required = [] }: { properties: Record<string, Schema>; required?: string[] },
  value: Record<string, unknown>,
  path: (string | number)[],
  each: Each<Schema>,
): PropsMistake[] {
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name): PropsMistake => ({ path, kind: 'missing', values: { name } }));
  const found = Object.entries(value).flatMap(([name, content]): PropsMistake[] => {
    const at = [...path, name];
    if (Object.hasOwn(properties, name)) return each(properties[name]!, content, at);
    const allowed = Object.keys(properties).join(', ');
    return [{ path: at, kind: 'unknown-property', values: { name, allowed } }];
  });
  return [...missing, ...found];
}

function itemMistakes(items: FlatSchema | ObjectSchema, value: unknown, path: (string | number)[]): PropsMistake[] {
  if (items.type !== 'object') return flatMistakes(items, value, path);
  if (isFormula(value)) return [];
  if (isObject(value)) return objectMistakes(items, value, path, flatMistakes);
  return [{ path, kind: 'wrong-value', values: { name: String(path.at(-1)), wanted: 'object' } }];
}

function propertyMistakes(schema: PropertySchema, value: unknown, path: (string | number)[]): PropsMistake[] {
  if (schema.type !== 'array') return flatMistakes(schema, value, path);
  if (isFormula(value)) return [];
  const { items, maxItems = Infinity } = schema;
  if (!Array.isArray(value) || value.length > maxItems) {
    const list = maxItems === Infinity ? 'array' : `array <= ${maxItems}`;
    return [{ path, kind: 'wrong-value', values: { name: String(path.at(-1)), wanted: list } }];
  }
  return value.flatMap((item, at) => itemMistakes(items, item, [...path, at]));
}

/** What of the properties of a node does not fit the schema of its component. Formulas may stand for any value. */
export const propsMistakes = (schema: ComponentSchema, props: Record<string, unknown>): PropsMistake[] =>
  objectMistakes(schema, props, [], propertyMistakes);

/** Whether there are properties that the schema does not know. */
export const hasUnknown = (schema: ComponentSchema, props: Record<string, unknown>): boolean =>
  propsMistakes(schema, props).some(({ kind }) => kind === 'unknown-property');

function knownOf<Schema>(
  properties: Record<string, Schema>,
  value: Record<string, unknown>,
  each: (schema: Schema, content: unknown) => unknown,
): Record<string, unknown> {
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(known.map(([name, content]) => [name, each(properties[name]!, content)]));
}

/** The properties without those that the schema does not know, also in the rows of lists. */
export const knownProps = ({ properties }: ComponentSchema, props: Record<string, unknown>): Record<string, unknown> =>
  knownOf(properties, props, (schema, content) => {
    if (schema.type !== 'array' || schema.items.type !== 'object' || !Array.isArray(content)) return content;
    const { properties: ofItems } = schema.items;
    return content.map((item) => (isObject(item) ? knownOf(ofItems, item, (_, value) => value) : item));
  });

/** The value that a property begins with where its schema names none. */
function firstValue(schema: PropertySchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.type === 'array') return [];
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? '' : (schema.minimum ?? 0);
}

/** What the properties of a new node are: those that must be there, and those with a default. */
export const firstProps = ({ properties, required = [] }: ComponentSchema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, { default: preset }]) => preset !== undefined || required.includes(name))
      .map(([name, schema]) => [name, firstValue(schema)]),
  );

const COLOR = '#0f766e';

function exampleValue(schema: FlatSchema, name: string, locale: Locale): unknown {
  const { type, enum: choices, format, default: preset, minimum, maximum, maxLength } = schema;
  if (preset !== undefined) return preset;
  if (choices) return choices[0];
  if (type === 'boolean') return true;
  if (type !== 'string') return Math.max(minimum ?? -Infinity, Math.min(1, maximum ?? 1));
  return format === 'color' ? COLOR : wordsIn(schema.title, locale, name).slice(0, maxLength);
}

const exampleObject = ({ properties }: Pick<ObjectSchema, 'properties'>, locale: Locale) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, exampleValue(schema, name, locale)]));

/** A value for each property that fits the schema, for people who write a node by hand. */
export const exampleProps = ({ properties }: ComponentSchema, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      if (schema.type !== 'array') return [name, exampleValue(schema, name, locale)];
      const { items, default: preset } = schema;
      const item = items.type === 'object' ? exampleObject(items, locale) : exampleValue(items, name, locale);
      return [name, preset ?? [item]];
    }),
  );
