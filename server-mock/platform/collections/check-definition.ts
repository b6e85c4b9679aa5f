import type { Field } from '../../../src/types/generated/contracts/collections.ts';
import { labelMember, SERVER_MEMBERS } from './check-document.ts';
import { checkValue, type Refusal } from './check-value.ts';
import type { Definition, StoredField } from './definition.ts';
import { slotKind } from './slots.ts';

/** Names of parameters of lists, and names that every object of JavaScript has: no field has them. */
const RESERVED: ReadonlySet<string> = new Set([
  ...SERVER_MEMBERS,
  ...['page', 'perPage', 'orderBy', 'orderDir', 'keywords', 'cursor', 'ids', 'items', 'total', 'term', 'by', 'sum'],
  ...['preview', 'safe', 'count', 'rows', 'may'],
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** Types whose values can be unique. */
const UNIQUE: ReadonlySet<Field['type']> = new Set([
  'text',
  'number',
  'date',
  'dateTime',
  'choice',
  'reference',
  'person',
]);

/** Refusals by the place of the field at fault, such as `fields.2.key`. */
export type Refusals = Record<string, Refusal>;

/** The place and the reason of what is wrong with the name of a field. */
function wrongKey(field: Field, at: number, fields: readonly Field[]): Refusals {
  const key = field.key.toLowerCase();
  const isReserved = [...RESERVED].some((word) => word.toLowerCase() === key);
  const isTaken = fields.some((other, place) => {
    const name = other.key.toLowerCase();
    return (place < at && name === key) || (place !== at && labelMember(name).toLowerCase() === key);
  });
  if (isReserved) return { [`fields.${at}.key`]: { key: 'api.data.key-reserved', values: { key: field.key } } };
  return isTaken ? { [`fields.${at}.key`]: { key: 'api.data.key-twice', values: { key: field.key } } } : {};
}

const isBound = (bound: unknown): boolean =>
  bound === undefined || bound === null || bound === '' || Number.isFinite(Number(bound));

/** What is wrong with what belongs to the type of a field. */
function wrongDetails(field: Field, at: number, targets: ReadonlySet<string>): Refusals {
  const found: Refusals = {};
  const options = (field.options ?? []).map(({ value }) => value);
  const isChoice = field.type === 'choice' || field.type === 'choices';
  if (isChoice && options.length === 0) found[`fields.${at}.options`] = { key: 'api.data.options-missing' };
  if (isChoice && new Set(options).size < options.length)
    found[`fields.${at}.options`] = { key: 'api.data.option-twice' };
  if (field.type === 'reference' && !targets.has(field.target ?? ''))
    found[`fields.${at}.target`] = { key: 'api.data.target-unknown' };
  for (const bound of ['min', 'max'] as const)
    if (!isBound(field[bound])) found[`fields.${at}.${bound}`] = { key: 'api.data.number' };
  if (field.unique && !UNIQUE.has(field.type)) found[`fields.${at}.unique`] = { key: 'api.data.not-unique' };
  if (field.indexed && !slotKind(field) && field.type !== 'choices')
    found[`fields.${at}.indexed`] = { key: 'api.data.not-indexed' };
  const points = field.type === 'reference' || field.type === 'person';
  if (points && field.default) found[`fields.${at}.default`] = { key: 'api.data.no-default' };
  const usual = checkValue({ ...field, id: 'f0' }, field.default);
  if ('refused' in usual) found[`fields.${at}.default`] = usual.refused;
  return found;
}

/**
 * Checks the fields of a definition: their names, choices, targets, bounds and usual values.
 * @param targets keys of the collections that a field may refer to
 */
export function wrongFields(fields: readonly Field[], targets: ReadonlySet<string>): Refusals {
  return Object.assign(
    {},
    ...fields.flatMap((field, at) => [wrongKey(field, at, fields), wrongDetails(field, at, targets)]),
  ) as Refusals;
}

/** Gives ids to new fields. A field whose id is unknown is a new one. */
export function withIds(
  fields: readonly Field[],
  before: Pick<Definition, 'fields' | 'nextField'>,
): Pick<Definition, 'fields' | 'nextField'> {
  let next = before.nextField;
  const given = new Set<string>();
  const stored = fields.map((field): StoredField => {
    const isKnown = field.id && !given.has(field.id) && before.fields.some(({ id }) => id === field.id);
    const id = isKnown ? field.id! : `f${next++}`;
    given.add(id);
    return { ...field, id, label: (field.label ?? '').trim() };
  });
  return { fields: stored, nextField: next };
}
