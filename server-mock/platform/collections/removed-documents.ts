import { sql, type Transaction } from 'kysely';
import type { Call } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { oneByOne } from '../../kernel/limits/index.ts';
import { documentCounts } from './collection-rows.ts';
import { addToCounts, mostDocuments, WHOLE_COMPANY } from './counts.ts';
import { type CollectionRecord, labelField } from './definition.ts';
import { idsOf, inCollection, writerOf } from './documents.ts';
import { titleOf } from './present.ts';
import { restoreRows } from './restore-rows.ts';
import type { Value } from './slots.ts';

type Trx = Transaction<Tables>;

/** A removed document as a list shows it. `place` is its time as PostgreSQL writes it, which has more digits than JavaScript. */
interface Line {
  id: number;
  title: Value | null;
  removed_at: Date;
  place: string;
  by: string | null;
}

/** What a cursor says: the time of a document's removal in microseconds since 1970, and its id. */
const CURSOR = /^(\d{1,17})-(\d{1,16})$/;

/** The documents of a list after a place. Throws `filter-wrong`. */
function after(cursor: string | undefined) {
  if (!cursor) return sql``;
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  if (!time || !id) throw fail('filter-wrong', { values: { name: 'cursor' } });
  return sql`and (d.removed_at, d.id) < (timestamptz 'epoch' + ${time}::bigint * interval '1 microsecond', ${id}::bigint)`;
}

/** The statement for a page of removed documents and one more: an index has them in this order. */
export const removedStatement = (collection: CollectionRecord, cursor: string | undefined, size: number) => sql<Line>`
  select d.id, d.data -> ${labelField(collection)?.id ?? ''} as title, d.removed_at, c.actor_name as by,
    (extract(epoch from d.removed_at) * 1000000)::bigint::text as place
  from document d left join document_change c on c.company_id = d.company_id and c.collection_id = d.collection_id
    and c.document_id = d.id and c.version = d.version
  where d.company_id = ${collection.companyId} and d.collection_id = ${collection.id} and d.removed_at is not null ${after(cursor)}
  order by d.removed_at desc, d.id desc limit ${size + 1}`;

/** `GET …/data/{collection}/removed`. Throws `filter-wrong`. */
export function removedDocuments(context: Call<'removedDocuments'>) {
  const { cursor, perPage: size = 20 } = context.query;
  return inCollection(context, 'remove', async (trx, collection) => {
    const { rows } = await removedStatement(collection, cursor, size).execute(trx);
    const label = labelField(collection);
    const documents = rows.slice(0, size).map(({ id, title, removed_at, by }) => ({
      id: Number(id),
      title: titleOf(collection, { id, data: label && title !== null ? { [label.id]: title } : {} }),
      removedAt: new Date(removed_at).toISOString(),
      removedBy: by ?? '',
    }));
    const last = rows.length > size ? rows[size - 1] : undefined;
    return { name: collection.name, documents, cursor: last ? `${last.place}-${last.id}` : '' };
  });
}

/**
 * `POST …/data/{collection}/removed?ids=`. All are restored, or none; those that are there already do not count. As with removing, for one
 * caller of a company at a time. Throws `document-unknown`, `document-not-restored`, `too-many-documents` or `document-storage-full`.
 */
export function restoreDocuments(context: Call<'restoreDocuments'>) {
  const { services, scope } = context;
  const ids = idsOf(context.query);
  const work = async (trx: Trx, collection: CollectionRecord) => {
    const added = await restoreRows(trx, collection, ids, writerOf(context));
    if (added.documents === 0) return { restored: 0 };
    const most = mostDocuments(services.database);
    const counts = await documentCounts(trx, scope.companyId, [WHOLE_COMPANY]);
    if ((counts.get(WHOLE_COMPANY) ?? 0) + added.documents > most)
      throw fail('too-many-documents', { values: { count: most } });
    await addToCounts(trx, collection, added, writerOf(context).most);
    return { restored: added.documents };
  };
  return oneByOne(`remove:${scope.companyId}`, () => inCollection(context, 'remove', work, 'share', ids));
}
