import type { Transaction } from 'kysely';
import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { goneBefore } from '../../kernel/values/kept.ts';
import { dropCountsOf } from './counts.ts';
import { keepIndexes } from './document-rows.ts';
import { DOCUMENTS_AT_ONCE, type Gone, purgeInTurn } from './purge-in-turn.ts';

type Trx = Transaction<Tables>;

/** What the purge needs of the platform. */
export type PurgeParts = Pick<ServiceBase, 'database' | 'now'> & { audit: Audit };

/** Locks the row of a collection that is gone and answers its key; undefined when it is not: another node has deleted it meanwhile. */
const lockGone = (trx: Trx, { companyId, id }: Gone, before: Date) =>
  trx
    .selectFrom('collection')
    .select('key')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('removed_at', '<=', before)
    .forUpdate()
    .executeTakeFirst();

/** Deletes some documents of a collection that is gone, with all that belongs to them. Answers whether there may be more. */
async function deleteDocuments(trx: Trx, gone: Gone, before: Date): Promise<boolean> {
  if (!(await lockGone(trx, gone, before))) return false;
  await keepIndexes(trx);
  const some = trx
    .selectFrom('document')
    .select('id')
    .where('company_id', '=', gone.companyId)
    .where('collection_id', '=', gone.id)
    .limit(DOCUMENTS_AT_ONCE);
  const { numDeletedRows } = await trx
    .deleteFrom('document')
    .where('company_id', '=', gone.companyId)
    .where('collection_id', '=', gone.id)
    .where('id', 'in', some)
    .executeTakeFirst();
  return Number(numDeletedRows) === DOCUMENTS_AT_ONCE;
}

/** Deletes the row of a collection that is gone, which frees its key and its room. */
async function deleteCollection(trx: Trx, audit: Audit, gone: Gone, before: Date): Promise<void> {
  const { companyId, id } = gone;
  const found = await lockGone(trx, gone, before);
  if (found) {
    await dropCountsOf(trx, companyId, [id]);
    await trx.deleteFrom('collection').where('company_id', '=', companyId).where('id', '=', id).execute();
    await audit.record({ action: 'collection.purged', companyId, target: found.key }, trx);
  }
  await trx
    .deleteFrom('removed_collection')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .where('removed_at', '<=', before)
    .execute();
}

/**
 * Deletes all collections that were removed 30 days ago or earlier, with their documents, as `purgeInTurn` says.
 * @param isStopping asked before each step; true ends the work
 */
export function purgeCollections(
  { database, audit, now }: PurgeParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = goneBefore(now());
  return purgeInTurn(database, {
    ...{ directory: 'removed_collection', before, isStopping },
    deleteDocuments: (gone) => database.tenant(gone.companyId, (trx) => deleteDocuments(trx, gone, before)),
    deleteRest: (gone) => database.tenant(gone.companyId, (trx) => deleteCollection(trx, audit, gone, before)),
  });
}
