import { isWords, type PackageWords } from './words.ts';

/** A value of a property that holds no others. */
export interface FlatSchema {
  type: 'string' | 'number' | 'integer' | 'boolean';
  title?: PackageWords;
  description?: PackageWords;
  enum?: (string | number)[];
  /** A colour of CSS. */
  format?: 'color';
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
}

/** A list of flat values, or of objects that hold flat values. */
export interface ListSchema {
  type: 'array';
  title?: PackageWords;
  description?: PackageWords;
  items: FlatSchema | ObjectSchema;
  maxItems?: number;
  default?: unknown;
}

export interface ObjectSchema {
  type: 'object';
  properties: Record<string, FlatSchema>;
  required?: string[];
}

export type PropertySchema = FlatSchema | ListSchema;

/** The `schema.json` of a package: a small part of JSON Schema, which says what the component's properties hold. */
export interface ComponentSchema {
  $schema?: string;
  type: 'object';
  title?: PackageWords;
  description?: PackageWords;
  properties: Record<string, PropertySchema>;
  required?: string[];
}

const NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;
const MOST_PROPERTIES = 50;

type Test = (value: unknown) => boolean;

const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
const isAnything: Test = () => true;

const about: Record<string, Test> = { title: isWords, description: isWords, default: isAnything };
const ofFlat: Record<string, Test> = {
  ...about,
  type: (value) => ['string', 'number', 'integer', 'boolean'].includes(value as string),
  enum: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' || isNumber(each)),
  format: (value) => value === 'color',
  minimum: isNumber,
  maximum: isNumber,
  maxLength: isCount,
};
const ofList: Record<string, Test> = {
  ...about,
  type: (value) => value === 'array',
  items: isAnything,
  maxItems: isCount,
};
const ofObject: Record<string, Test> = {
  $schema: (value) => typeof value === 'string',
  ...about,
  type: (value) => value === 'object',
  properties: isAnything,
  required: isAnything,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The first member that a table does not know, or whose value is wrong. */
function wrongMember(value: Record<string, unknown>, tests: Record<string, Test>, at: string): string | undefined {
  const wrong = Object.keys(value).find((key) => !(Object.hasOwn(tests, key) && tests[key]!(value[key])));
  if (wrong !== undefined) return `${at}/${wrong}`;
  return value['type'] === undefined ? `${at}/type` : undefined;
}

function flatMistake(value: unknown, at: string): string | undefined {
  return isObject(value) ? wrongMember(value, ofFlat, at) : at;
}

function objectMistake(
  value: unknown,
  at: string,
  each: (value: unknown, at: string) => string | undefined,
): string | undefined {
  if (!isObject(value)) return at || '/';
  const wrong = wrongMember(value, ofObject, at);
  if (wrong !== undefined) return wrong;
  const { properties, required = [] } = value;
  if (!isObject(properties) || Object.keys(properties).length > MOST_PROPERTIES) return `${at}/properties`;
  if (!Array.isArray(required) || !required.every((name) => Object.hasOwn(properties, name))) return `${at}/required`;
  for (const [name, schema] of Object.entries(properties)) {
    const place = `${at}/properties/${name}`;
    const mistake = NAME.test(name) ? each(schema, place) : place;
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}

function propertyMistake(value: unknown, at: string): string | undefined {
  if (!isObject(value) || value['type'] !== 'array') return flatMistake(value, at);
  const wrong = wrongMember(value, ofList, at);
  if (wrong !== undefined) return wrong;
  const { items } = value;
  const inside = `${at}/items`;
  return isObject(items) && items['type'] === 'object'
    ? objectMistake(items, inside, flatMistake)
    : flatMistake(items, inside);
}

/** Where a `schema.json` is not as it should be, as a JSON pointer; undefined for one that is right. */
export const schemaMistake = (value: unknown): string | undefined => objectMistake(value, '', propertyMistake);
