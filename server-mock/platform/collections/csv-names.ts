import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { folded } from '../../kernel/values/folded.ts';
import type { CsvRow } from '../csv-files/service.ts';
import { collectionsByKeys } from './collection-rows.ts';
import { type CollectionRecord, labelField, type StoredField, targetsOf } from './definition.ts';
import { uniqueText } from './derived-rows.ts';
import { bytesToRead, MOST_READ } from './read-bytes.ts';

type Trx = Transaction<Tables>;

/** Ids by the folded name that people read, and by `#` with the id; several where several have the name. */
export interface Ids {
  byName: ReadonlyMap<string, readonly string[]>;
  /** The documents are too large to be looked through for names: those with a `#` alone are known. */
  isUnread?: true;
}

/** Where nothing has a name. */
const NONE: Ids = { byName: new Map() };

/** Documents of a collection that names are looked for among. */
const MOST_TARGETS = 20_000;

function byName(rows: readonly { id: number; name: string | null }[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of rows) {
    for (const key of new Set([folded(name ?? ''), `#${id}`])) {
      const known = ids.get(key);
      // Whether there are two of a name is all that counts.
      if (!known) ids.set(key, [String(id)]);
      else if (known.length < 2) known.push(String(id));
    }
  }
  return ids;
}

/** What a file calls the documents of a collection. */
type Called = ReadonlySet<string>;

/** The documents that a file names by `#` and their id. */
async function numbered(trx: Trx, { companyId, id }: CollectionRecord, called: Called) {
  const ids = [...called].flatMap((name) => /^\s*#(\d{1,18})\s*$/.exec(name)?.[1] ?? []);
  const { rows } = await sql<{ id: number }>`
    select id from document where company_id = ${companyId} and collection_id = ${id} and removed_at is null
    and id = any(${`{${ids.join(',')}}`}::bigint[])`.execute(trx);
  return rows.map((row) => ({ id: row.id, name: null }));
}

/** The documents that a file names, where the field that stands for them is unique: its values have rows of their own. */
async function uniquelyNamed(trx: Trx, { companyId, id }: CollectionRecord, field: StoredField, called: Called) {
  const names = new Map([...called].map((name) => [uniqueText(name), name]));
  const { rows } = await sql<{ id: number; value: string }>`
    select document_id as id, value from document_unique
    where company_id = ${companyId} and collection_id = ${id} and field_id = ${field.id}
    and value in (select jsonb_array_elements_text(${JSON.stringify([...names.keys()])}::jsonb))`.execute(trx);
  return rows.map(({ id: document, value }) => ({ id: document, name: names.get(value) ?? null }));
}

/** All documents of a collection by their names, in any letters. */
async function named(trx: Trx, target: CollectionRecord, field: StoredField) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, data ->> ${field.id} as name from document
    where company_id = ${target.companyId} and collection_id = ${target.id} and removed_at is null
    order by id desc limit ${MOST_TARGETS}`.execute(trx);
  return rows;
}

/** What the names in a file stand for, by the key of the collection. All collections together are read up to a bound. */
async function documentsNamed(
  trx: Trx,
  targets: readonly CollectionRecord[],
  calledIn: (key: string) => Called,
): Promise<Map<string, Ids>> {
  const documents = new Map<string, Ids>();
  let left = MOST_READ;
  for (const target of targets) {
    const called = calledIn(target.key);
    const field = labelField(target);
    const withNumber = await numbered(trx, target, called);
    const isUnique = field?.unique === true;
    const bytes = isUnique || !field ? 0 : await bytesToRead(trx, target);
    const isUnread = bytes > left;
    if (!isUnread) left -= bytes;
    const rows =
      isUnread || !field
        ? []
        : await (isUnique ? uniquelyNamed(trx, target, field, called) : named(trx, target, field));
    const known = new Set(rows.map(({ id }) => Number(id)));
    const ids = byName([...rows, ...withNumber.filter(({ id }) => !known.has(Number(id)))]);
    documents.set(target.key, { byName: ids, ...(isUnread ? { isUnread } : {}) });
  }
  return documents;
}

/** Members of the company by name, and by mail address for those who may see these. */
async function membersNamed(trx: Trx, companyId: number, byAddress: boolean): Promise<Ids> {
  const rows = await trx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id', 'account.name', 'account.nick_name', 'account.email'])
    .where('membership.company_id', '=', companyId)
    .execute();
  const names = rows.flatMap(({ id, name, nick_name, email }) =>
    [...new Set([nick_name || name, ...(byAddress ? [email] : [])])].map((each) => ({ id, name: each })),
  );
  return { byName: byName(names) };
}

/**
 * What the names in a file stand for, by field id. A file names documents and people as lists show them.
 * @param byAddress whether mail addresses name people, too: who imports may see them
 */
export async function namesInFile(
  trx: Trx,
  collection: CollectionRecord,
  rows: readonly CsvRow[],
  byAddress: boolean,
): Promise<Map<string, Ids>> {
  const used = collection.fields.filter(({ id }) => rows.some(({ cells }) => (cells[id] ?? '') !== ''));
  const targets = await collectionsByKeys(trx, collection, targetsOf(used));
  const calledIn = (key: string): Called => {
    const fields = used.filter(({ type, target }) => type === 'reference' && target === key);
    return new Set(rows.flatMap(({ cells }) => fields.flatMap(({ id }) => cells[id] ?? [])));
  };
  const documents = await documentsNamed(trx, targets, calledIn);
  const members = used.some(({ type }) => type === 'person')
    ? await membersNamed(trx, collection.companyId, byAddress)
    : NONE;
  return new Map(
    used.flatMap(({ id, type, target }): [string, Ids][] => {
      if (type === 'person') return [[id, members]];
      return type === 'reference' ? [[id, documents.get(target ?? '') ?? NONE]] : [];
    }),
  );
}
