import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { DOCUMENTS_AT_ONCE, type PurgeParts, purgeInTurn } from '../kept/index.ts';
import { dropCountsOf } from './counts.ts';
import type { CollectionRecord } from './definition.ts';
import { keepIndexes } from './document-rows.ts';

type Trx = Transaction<Tables>;
type Place = Pick<CollectionRecord, 'companyId' | 'id'>;

/** Deletes some documents of a collection that is gone, with all that belongs to them. Answers whether there may be more. */
async function deleteDocuments(trx: Trx, { companyId, id }: Place): Promise<boolean> {
  await keepIndexes(trx);
  const some = trx
    .selectFrom('document')
    .select('id')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .limit(DOCUMENTS_AT_ONCE);
  const { numDeletedRows } = await trx
    .deleteFrom('document')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .where('id', 'in', some)
    .executeTakeFirst();
  return Number(numDeletedRows) === DOCUMENTS_AT_ONCE;
}

async function deleteRest(trx: Trx, { companyId, id }: Place): Promise<void> {
  await dropCountsOf(trx, companyId, [id]);
  await trx.deleteFrom('collection').where('company_id', '=', companyId).where('id', '=', id).execute();
}

/** Deletes the collections that were removed 30 days ago or earlier, with their documents, as `purgeInTurn` says. */
export const purgeCollections = (parts: PurgeParts, isStopping?: () => boolean): Promise<void> =>
  purgeInTurn(parts, { kind: 'collection', deleteDocuments, deleteRest }, isStopping);
