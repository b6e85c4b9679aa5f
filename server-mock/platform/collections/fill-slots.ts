import { setTimeout } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { collectionAt, updateSlots } from './collection-rows.ts';
import { addToCounts } from './counts.ts';
import { type CollectionRecord, type Slots, searchedFields } from './definition.ts';
import { type Data, searchText, storeSearch } from './derived-rows.ts';
import { slotType, slotValue } from './slots.ts';
import { documentBytes } from './stored-bytes.ts';

type Trx = Transaction<Tables>;
type Needs = Pick<ServiceBase, 'database' | 'log'>;

/** Documents that get their slots in one transaction: the embedded database has one session, and nobody else is served meanwhile. */
const BATCH = 100;

/** Milliseconds after a failure in which it is not tried again. */
const PAUSE = 60_000;

/** Collections that this node is filling, or has failed to fill a moment ago. Another node may do the same work: it has the same outcome. */
const running = new Set<string>();

/** The work that is under way. All companies share one filling at a time, so that it never has more than its turn among the others. */
let last: Promise<void> = Promise.resolve();

/** Whether documents still lack something that the definition asks for. */
export const isFilling = ({ slots }: Pick<CollectionRecord, 'slots'>): boolean =>
  slots.search === 'filling' || Object.values(slots.fields).some(({ state }) => state !== 'ready');

/** What is written into one slot of one document; null clears it. */
function valueFor(collection: CollectionRecord, id: string, data: Data): string | null {
  const field = collection.fields.find((each) => each.id === id);
  return field && collection.slots.fields[id]?.state === 'filling' ? slotValue(field, data[id]) : null;
}

/** A document, with what it took so far. */
interface Read {
  id: number;
  version: number;
  data: Data;
  bytes: number;
}

/** Fills the slots of some documents. A document that somebody has changed since it was read has its slots already. */
async function fillRows(trx: Trx, collection: CollectionRecord, rows: readonly Read[]) {
  const waiting = Object.entries(collection.slots.fields).filter(([, { state }]) => state !== 'ready');
  if (waiting.length === 0) return;
  const values = rows.map(({ id, version, data }) => ({
    i: id,
    n: version,
    v: Object.fromEntries(waiting.map(([field, { slot }]) => [slot, valueFor(collection, field, data)])),
  }));
  const set = waiting.map(([, { slot }]) => {
    return sql`${sql.ref(slot)} = (given.v ->> ${slot})::${sql.raw(slotType(slot))}`;
  });
  await sql`
    update document set ${sql.join(set)}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(i bigint, n integer, v jsonb)
    where document.company_id = ${collection.companyId} and document.collection_id = ${collection.id}
    and document.id = given.i and document.version = given.n and document.removed_at is null`.execute(trx);
}

/** Counts what documents take by the present definition. */
async function weigh(trx: Trx, collection: CollectionRecord, rows: readonly Read[]): Promise<void> {
  const values = rows.map(({ id, data }) => ({ i: id, b: documentBytes(collection, data) }));
  await sql`
    update document set bytes = given.b
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(i bigint, b bigint)
    where document.company_id = ${collection.companyId} and document.collection_id = ${collection.id}
    and document.id = given.i`.execute(trx);
  const bytes = values.reduce((sum, { b }, at) => sum + b - rows[at]!.bytes, 0);
  await addToCounts(trx, collection, { documents: 0, bytes });
}

/** Makes the rows that keywords look through anew. */
async function fillSearch(trx: Trx, collection: CollectionRecord, rows: readonly Read[]): Promise<void> {
  const { companyId, id: collectionId } = collection;
  await trx
    .deleteFrom('document_search')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', collectionId)
    .where(
      'document_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  for (const { id, data } of rows) {
    await storeSearch(trx, { companyId, collectionId, documentId: id }, searchText(searchedFields(collection), data));
  }
  await weigh(trx, collection, rows);
}

/** Fills a batch of documents after a place. Answers the last one; null when there were none. */
async function fillBatch(trx: Trx, collection: CollectionRecord, after: number): Promise<number | null> {
  const rows = await trx
    .selectFrom('document')
    .select(['id', 'version', 'data', 'bytes'])
    .where('company_id', '=', collection.companyId)
    .where('collection_id', '=', collection.id)
    .where('id', '>', after)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  if (rows.length === 0) return null;
  const read = rows.map((row) => ({ ...row, data: row.data as Data }));
  await fillRows(trx, collection, read);
  if (collection.slots.search === 'filling') await fillSearch(trx, collection, read);
  return rows.at(-1)!.id;
}

/** The slots once all documents have theirs. */
const filled = ({ fields }: Slots): Slots => ({
  search: 'ready',
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([id, use]) =>
      use.state === 'clearing' ? [] : [[id, { ...use, state: 'ready' as const }]],
    ),
  ),
});

/**
 * Gives all documents of a collection the slots that its definition asks for, in batches. It ends early when the definition has changed
 * meanwhile: the next call on the collection begins anew. A server that stops in between loses nothing for the same reason.
 */
async function fillAll({ database }: Needs, begun: CollectionRecord): Promise<void> {
  const { companyId, revision, key } = begun;
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    const begin = performance.now();
    after = await database.tenant(companyId, async (trx) => {
      const present = await collectionAt(trx, begun, key, 'share');
      return present?.revision === revision ? fillBatch(trx, begun, from) : null;
    });
    // As long for the others as for this.
    await setTimeout(performance.now() - begin, undefined, { ref: false });
  }
  await database.tenant(companyId, async (trx) => {
    const present = await collectionAt(trx, begun, key, 'update');
    if (present?.revision === revision) await updateSlots(trx, present, filled(present.slots));
  });
}

/** Begins or goes on to fill a collection, unless this node does so already. Calls on the collection call it after their transaction; they do not wait. */
export function keepFilling(needs: Needs, collection: CollectionRecord): void {
  const name = `${collection.companyId}/${collection.id}/${collection.revision}`;
  if (!isFilling(collection) || running.has(name)) return;
  running.add(name);
  last = last
    .then(() => fillAll(needs, collection))
    .then(() => void running.delete(name))
    .catch((error: unknown) => {
      needs.log.warn({ err: error, collection: collection.id }, 'filling slots was interrupted');
      void setTimeout(PAUSE, undefined, { ref: false }).then(() => running.delete(name));
    });
}
