import { checkField, type Refusal } from './check-value.ts';
import type { CollectionRecord, StoredField } from './definition.ts';
import type { Value } from './slots.ts';

/** Members of a document that the server sets; pages send them back, and they are ignored. */
export const SERVER_MEMBERS: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
]);

/** Values by field id; null empties a field. */
export type Values = Record<string, Value | null>;

/** Largest document, in characters of its JSON, and most values in fields with several: each is a row. */
const LARGEST = 64 * 1024;
const MOST_VALUES = 200;

/** Why a document is too large; undefined when it is not. */
export function sizeRefusal(values: Values): Refusal | undefined {
  const several = Object.values(values).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : 0),
    0,
  );
  if (several > MOST_VALUES) return { key: 'api.data.choices-max', values: { max: MOST_VALUES } };
  if (JSON.stringify(values).length > LARGEST) return { key: 'api.data.too-large', values: { max: LARGEST } };
  return undefined;
}

/** What was read of a body: values by field id, or why members are refused, by their names. */
export interface CheckedDocument {
  values: Values;
  refusals: Record<string, Refusal>;
}

/** The names for which the server adds texts to an answer, such as `customerLabel`. */
export const labelMember = (key: string): string => `${key}Label`;

const isKnown = ({ fields }: CollectionRecord, name: string): boolean =>
  SERVER_MEMBERS.has(name) || fields.some(({ key }) => key === name || labelMember(key) === name);

/** What a new document has where nothing is given. */
const givenOrUsual = (field: StoredField, body: Readonly<Record<string, unknown>>): unknown =>
  body[field.key] === undefined ? field.default : body[field.key];

/** Checks the body of a call. A change names the fields that it changes; a new document has all of them. */
export function checkDocument(
  collection: CollectionRecord,
  body: Readonly<Record<string, unknown>>,
  kind: 'new' | 'change',
): CheckedDocument {
  const values: Values = {};
  const refusals: Record<string, Refusal> = {};
  for (const name of Object.keys(body)) {
    if (!isKnown(collection, name)) refusals[name] = { key: 'api.data.unknown-field' };
  }
  for (const field of collection.fields) {
    if (kind === 'change' && body[field.key] === undefined) continue;
    const checked = checkField(field, kind === 'new' ? givenOrUsual(field, body) : body[field.key]);
    if ('refused' in checked) refusals[field.key] = checked.refused;
    else values[field.id] = checked.value ?? null;
  }
  const size = sizeRefusal(values);
  if (size && collection.fields[0]) refusals[collection.fields[0].key] ??= size;
  return { values, refusals };
}
