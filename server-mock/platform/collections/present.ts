import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { labelMember } from './check-document.ts';
import { collectionsByKeys } from './collection-rows.ts';
import { type CollectionRecord, labelField, labelOf, type StoredField, targetsOf } from './definition.ts';
import type { Data } from './derived-rows.ts';
import type { DocumentRow } from './document-rows.ts';
import { MOST_READ, readBefore } from './read-bytes.ts';
import type { MayRead } from './rights.ts';
import type { Value } from './slots.ts';

type Trx = Transaction<Tables>;

/** Names of people by account id. People who left keep theirs: documents say who wrote them. */
export async function namesOf(trx: Trx, ids: readonly number[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'name', 'nick_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name, nick_name }) => [String(id), nick_name || name]));
}

/** What people read for a document that others refer to. */
export function titleOf(collection: CollectionRecord, { id, data }: { id: number; data: Data }): string {
  const field = labelField(collection);
  const value = field && data[field.id];
  return value === undefined ? `#${id}` : String(value);
}

/** The titles of documents, by id. Beyond what one call reads they are called by their numbers. */
async function titlesOf(trx: Trx, target: CollectionRecord, ids: readonly number[]): Promise<Map<string, string>> {
  const field = labelField(target);
  if (!field) return new Map();
  const { rows } = await sql<{ id: number; title: Value | null }>`
    select id, case when before < ${MOST_READ} then data -> ${field.id} end as title
    from (select id, data, ${readBefore} as before from document
      where company_id = ${target.companyId} and collection_id = ${target.id}
      and id = any(${`{${[...new Set(ids)].join(',')}}`}::bigint[])) found`.execute(trx);
  return new Map(rows.map(({ id, title }) => [String(id), title === null ? `#${id}` : String(title)]));
}

/** Texts by field and value. */
type Labels = Map<string, Map<string, string>>;

/**
 * What people read for the references and persons of documents: one query for each collection, whatever the number of rows. Who may not read
 * the documents of a collection does not read their titles either.
 */
async function labelsOf(
  trx: Trx,
  collection: CollectionRecord,
  rows: readonly DocumentRow[],
  mayRead: MayRead,
): Promise<Labels> {
  const labels: Labels = new Map();
  const pointing = collection.fields.filter(({ type }) => type === 'reference' || type === 'person');
  if (pointing.length === 0) return labels;
  const targets = await collectionsByKeys(trx, collection, targetsOf(pointing));
  const pointedAt = new Map<string, number[]>();
  for (const field of pointing) {
    const ids = rows.flatMap(({ data }) => (data[field.id] === undefined ? [] : [Number(data[field.id])]));
    if (ids.length === 0) continue;
    if (field.type === 'person') labels.set(field.id, await namesOf(trx, ids));
    else pointedAt.set(field.target!, [...(pointedAt.get(field.target!) ?? []), ...ids]);
  }
  for (const target of targets.filter(mayRead)) {
    const ids = pointedAt.get(target.key);
    const titles = ids && (await titlesOf(trx, target, ids));
    for (const { id } of pointing.filter(({ target: key }) => titles && key === target.key)) labels.set(id, titles!);
  }
  return labels;
}

/** What people read for a choice; the value itself where the definition has it no longer. */
const optionLabel = ({ options = [] }: StoredField, value: string): string =>
  options.find((option) => option.value === value)?.label || value;

/** The members of an answer for one field. */
function membersOf(field: StoredField, data: Data, labels: Labels): [string, unknown][] {
  const value = data[field.id];
  const name = labelMember(field.key);
  if (value === undefined) return [[field.key, field.type === 'choices' ? [] : null]];
  if (Array.isArray(value)) {
    return [
      [field.key, value],
      [name, value.map((each) => optionLabel(field, each)).join(', ')],
    ];
  }
  if (field.type === 'choice')
    return [
      [field.key, value],
      [name, optionLabel(field, String(value))],
    ];
  const label = labels.get(field.id)?.get(String(value));
  const points = field.type === 'reference' || field.type === 'person';
  return points
    ? [
        [field.key, value],
        [name, label ?? `#${value}`],
      ]
    : [[field.key, value]];
}

/** Documents as calls answer them: values by the keys of fields, with the texts that people read. */
export async function presented(
  trx: Trx,
  collection: CollectionRecord,
  rows: readonly DocumentRow[],
  mayRead: MayRead,
): Promise<Record<string, unknown>[]> {
  const labels = await labelsOf(trx, collection, rows, mayRead);
  const names = await namesOf(
    trx,
    rows.flatMap((row) => [row.created_by, row.updated_by]),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    ...Object.fromEntries(collection.fields.flatMap((field) => membersOf(field, row.data, labels))),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: names.get(String(row.created_by)) ?? '',
    updatedAt: new Date(row.updated_at).toISOString(),
    updatedBy: names.get(String(row.updated_by)) ?? '',
  }));
}

/** Fields of a line of history by the keys that pages use, as they were; those that the definition has no longer are left out. */
export const presentedChange = ({ fields }: CollectionRecord, before: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(fields.flatMap((field) => (field.id in before ? [[labelOf(field), before[field.id]]] : [])));
