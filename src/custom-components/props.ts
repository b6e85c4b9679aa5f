import type { ComponentSchema, FlatSchema, ObjectSchema, PropertySchema } from './schema.ts';

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
