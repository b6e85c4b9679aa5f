import type { Transaction } from 'kysely';
import { endAppRoles } from '../../identity/companies/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { goneBefore } from '../../kernel/values/kept.ts';
import { DOCUMENTS_AT_ONCE, dropCounts, type Gone, type PurgeParts, purgeInTurn } from '../collections/index.ts';
import { deleteGonePages } from './removed-pages.ts';

/** Locks the row of an app that is gone and answers its key; undefined when it is not: another node has deleted it meanwhile. */
const lockGone = (trx: Transaction<Tables>, { companyId, appId }: AppLevel, before: Date) =>
  trx
    .selectFrom('app')
    .select('key')
    .where('company_id', '=', companyId)
    .where('id', '=', appId)
    .where('removed_at', '<=', before)
    .forUpdate()
    .executeTakeFirst();

/** Deletes some documents of an app that is gone, with all that belongs to them. Answers whether there may be more. */
function deleteDocuments(database: Database, app: AppLevel, before: Date): Promise<boolean> {
  const { companyId, appId } = app;
  return database.tenant(companyId, async (trx) => {
    if (!(await lockGone(trx, app, before))) return false;
    const rows = await trx
      .selectFrom('document as d')
      .innerJoin('collection as c', (join) =>
        join.onRef('c.company_id', '=', 'd.company_id').onRef('c.id', '=', 'd.collection_id'),
      )
      .select(['d.collection_id', 'd.id'])
      .where('d.company_id', '=', companyId)
      .where('c.app_id', '=', appId)
      .limit(DOCUMENTS_AT_ONCE)
      .execute();
    for (const collection of new Set(rows.map(({ collection_id }) => collection_id))) {
      const ids = rows.filter(({ collection_id }) => collection_id === collection).map(({ id }) => id);
      await trx
        .deleteFrom('document')
        .where('company_id', '=', companyId)
        .where('collection_id', '=', collection)
        .where('id', 'in', ids)
        .execute();
    }
    return rows.length === DOCUMENTS_AT_ONCE;
  });
}

/** Tables whose rows name their app and are not deleted with its row, those that refer to others first. */
const OF_THE_APP = [
  ...(['screen_version', 'screen_event', 'screen_presence', 'screen'] as const),
  ...(['widget_template', 'widget_group'] as const),
] as const;

/** Deletes the rest of an app that is gone: its roles, screens with their versions, widget templates, pages, collections and its own row, which frees its key and its room. */
function deleteApp({ database, audit }: PurgeParts, app: AppLevel, before: Date): Promise<void> {
  const { companyId, appId } = app;
  return database.tenant(companyId, async (trx) => {
    const gone = await lockGone(trx, app, before);
    if (gone) {
      await endAppRoles(trx, app);
      await dropCounts(trx, app);
      for (const table of OF_THE_APP) {
        await trx.deleteFrom(table).where('company_id', '=', companyId).where('app_id', '=', appId).execute();
      }
      await trx.deleteFrom('removed_page').where('company_id', '=', companyId).where('app_id', '=', appId).execute();
      await trx.deleteFrom('app').where('company_id', '=', companyId).where('id', '=', appId).execute();
      await audit.record({ action: 'app.purged', companyId, target: gone.key }, trx);
    }
    await trx.deleteFrom('removed_app').where('company_id', '=', companyId).where('app_id', '=', appId).execute();
  });
}

/**
 * Deletes all apps that were removed 30 days ago or earlier, with everything in them, as `purgeInTurn` says.
 * @param isStopping asked before each step; true ends the work
 */
export function purgeApps(parts: PurgeParts, isStopping: () => boolean = () => false): Promise<void> {
  const before = goneBefore(parts.now());
  const levelOf = ({ companyId, id }: Gone): AppLevel => ({ companyId, appId: id });
  return purgeInTurn(parts.database, {
    ...{ directory: 'removed_app', before, isStopping },
    deleteDocuments: (gone) => deleteDocuments(parts.database, levelOf(gone), before),
    deleteRest: (gone) => deleteApp(parts, levelOf(gone), before),
  });
}

/** Deletes the pages of apps that were removed 30 days ago or earlier, with their drafts and versions, as `purgeInTurn` says. */
export function purgePages(
  { database, audit, now }: PurgeParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = goneBefore(now());
  return purgeInTurn(database, {
    ...{ directory: 'removed_page', before, isStopping },
    deleteDocuments: () => Promise.resolve(false),
    deleteRest: ({ companyId, id: appId }) =>
      database.tenant(companyId, async (trx) => {
        for (const target of await deleteGonePages(trx, { companyId, appId }, before))
          await audit.record({ action: 'page.purged', companyId, target }, trx);
      }),
  });
}
