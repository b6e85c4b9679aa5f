import { sql, type Transaction } from 'kysely';
import type { Field } from '../../../src/types/generated/contracts/collections.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { withIds } from './check-definition.ts';
import { type CollectionRecord, labelOf, type StoredField, searchedFields } from './definition.ts';
import { type Data, uniqueText } from './derived-rows.ts';
import { bytesToRead, MOST_READ } from './read-bytes.ts';
import { allotSlots, SLOTS_OF_A_KIND, type Value } from './slots.ts';
import { megabytesOf } from './stored-bytes.ts';

type Trx = Transaction<Tables>;
type Text = (key: string, values?: Record<string, string | number>) => string;

/** Documents up to which a field can become unique: all of them are looked at in one transaction. */
const MOST_COMPARED = 10_000;

/** Fields that become unique in one change: each has all documents looked at. */
const MOST_UNIQUE = 2;

/** Types whose values are stored the same way. */
const TEXTS: readonly Field['type'][] = ['text', 'longText'];

/** Whether the stored values of a field fit what it is to become. */
const keepsValues = (before: StoredField, after: StoredField): boolean =>
  (before.type === after.type && (before.type !== 'reference' || before.target === after.target)) ||
  (TEXTS.includes(before.type) && TEXTS.includes(after.type));

/**
 * Those of the fields in which the documents have values, found by one pass: as soon as one document has a value, it names its fields.
 * Where the documents are too large to be looked through, each field may have some.
 */
async function withValues(trx: Trx, { companyId, id }: CollectionRecord, fields: readonly StoredField[]) {
  if (fields.length === 0) return [];
  if ((await bytesToRead(trx, { companyId, id })) > MOST_READ) return fields;
  const ids = sql`array(select jsonb_array_elements_text(${JSON.stringify(fields.map((field) => field.id))}::jsonb))`;
  const { rows } = await sql<{ data: Data }>`select data from document where company_id = ${companyId}
    and collection_id = ${id} and removed_at is null and jsonb_exists_any(data, ${ids}) limit 1`.execute(trx);
  return fields.filter((field) => rows.some(({ data }) => data[field.id] !== undefined));
}

type DerivedTable = 'document_value' | 'document_unique' | 'document_link';

/** Removes the derived rows of fields. The values themselves stay in the documents, where nothing shows them. */
async function dropFields(trx: Trx, { companyId, id }: CollectionRecord, fields: string[], tables: DerivedTable[]) {
  if (fields.length === 0) return;
  for (const table of tables) {
    await trx
      .deleteFrom(table)
      .where('company_id', '=', companyId)
      .where('collection_id', '=', id)
      .where('field_id', 'in', fields)
      .execute();
  }
}

/** Stores the rows that keep a field unique from now on. Answers how many documents have a value that another one has. */
async function makeUnique(trx: Trx, { companyId, id }: CollectionRecord, field: StoredField): Promise<number> {
  const { rows } = await sql<{ id: number; value: Value }>`
    select id, data -> ${field.id} as value from document where company_id = ${companyId} and collection_id = ${id}
    and removed_at is null and jsonb_exists(data, ${field.id}) limit ${MOST_COMPARED + 1}`.execute(trx);
  const texts = rows.map(({ id: document_id, value }) => ({ value: uniqueText(value), document_id }));
  const twice = texts.length - new Set(texts.map(({ value }) => value)).size;
  if (twice > 0 || texts.length === 0) return twice;
  await sql`insert into document_unique (company_id, collection_id, field_id, value, document_id)
    select ${companyId}::bigint, ${id}::bigint, ${field.id}, given.value, given.document_id
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given(value text, document_id bigint)`.execute(trx);
  return 0;
}

/** Refuses to remove fields that have values, until the caller has confirmed it; then removes what is derived from them. */
async function removeFields(trx: Trx, before: CollectionRecord, kept: ReadonlySet<string>, isConfirmed: boolean) {
  const removed = before.fields.filter(({ id }) => !kept.has(id));
  const losing = isConfirmed ? [] : await withValues(trx, before, removed);
  if (losing.length > 0)
    throw fail('field-has-values', { values: { fields: losing.map(labelOf).join(', ') }, data: { isAsking: true } });
  const ids = removed.map(({ id }) => id);
  await dropFields(trx, before, ids, ['document_value', 'document_unique', 'document_link']);
}

/** Brings the rows that keep fields unique up to date. Throws `collection-wrong` at a field whose values are not. */
async function changeUniques(
  trx: Trx,
  before: CollectionRecord,
  fields: readonly StoredField[],
  documents: number,
  text: Text,
) {
  const was = (field: StoredField) => before.fields.find(({ id }) => id === field.id);
  const ended = fields.filter((field) => was(field)?.unique && !field.unique);
  const becoming = fields.filter((field) => field.unique && was(field)?.unique !== true && was(field));
  const refuse = (field: StoredField, reason: string, count: number) =>
    fail('collection-wrong', {
      errors: { [`fields.${fields.indexOf(field)}.unique`]: text(`api.data.${reason}`, { count }) },
    });
  await dropFields(
    trx,
    before,
    ended.map(({ id }) => id),
    ['document_unique'],
  );
  if (documents === 0 || becoming.length === 0) return;
  if (becoming.length > MOST_UNIQUE) throw refuse(becoming[MOST_UNIQUE]!, 'too-many-unique', MOST_UNIQUE);
  if (documents > MOST_COMPARED) throw refuse(becoming[0]!, 'unique-too-late', MOST_COMPARED);
  if ((await bytesToRead(trx, before)) > MOST_READ)
    throw refuse(becoming[0]!, 'unique-too-large', megabytesOf(MOST_READ));
  for (const field of becoming) {
    const twice = await makeUnique(trx, before, field);
    if (twice > 0) throw refuse(field, 'values-twice', twice);
  }
}

/**
 * Gives a collection other fields. What it means for documents that are there is settled here: a field keeps its type, its values go only
 * when that is confirmed, and lists get what they need in batches afterwards (`fill-slots.ts`).
 * Throws `field-type-stays`, `field-has-values` or `collection-wrong`.
 */
export async function withFields(
  trx: Trx,
  before: CollectionRecord,
  given: readonly Field[],
  { documents, isConfirmed, text }: { documents: number; isConfirmed: boolean; text: Text },
): Promise<CollectionRecord> {
  const { fields, nextField } = withIds(given, before);
  for (const field of fields) {
    const was = before.fields.find(({ id }) => id === field.id);
    if (was && documents > 0 && !keepsValues(was, field))
      throw fail('field-type-stays', { values: { field: labelOf(was) } });
  }
  await removeFields(trx, before, new Set(fields.map(({ id }) => id)), isConfirmed);
  await changeUniques(trx, before, fields, documents, text);
  const uses = allotSlots(fields, before.slots.fields, documents > 0);
  if (!uses)
    throw fail('collection-wrong', {
      errors: { fields: text('api.data.too-many-filters', { count: SLOTS_OF_A_KIND }) },
    });
  const ids = (list: readonly StoredField[]) => list.map(({ id }) => id).join();
  const looksElsewhere = ids(searchedFields(before)) !== ids(searchedFields({ fields }));
  const search = documents > 0 && looksElsewhere ? 'filling' : before.slots.search;
  return { ...before, fields, nextField, slots: { fields: uses, search } };
}
