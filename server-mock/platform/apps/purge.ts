import type { Transaction } from 'kysely';
import { endAppRoles } from '../../identity/companies/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { dropCounts } from '../collections/index.ts';
import { DOCUMENTS_AT_ONCE, type PurgeParts, purgeInTurn } from '../kept/index.ts';
import { forgetContent } from '../screens/index.ts';
import { screenOf } from './new-page.ts';

/** Deletes some documents of an app that is gone, with all that belongs to them. Answers whether there may be more. */
async function deleteDocuments(trx: Transaction<Tables>, { companyId, appId }: AppLevel): Promise<boolean> {
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
}

/** Tables whose rows name their app and are not deleted with its row, those that refer to others first. */
const OF_THE_APP = [
  ...(['screen_version', 'screen_event', 'screen_presence', 'screen', 'theme', 'removed_thing'] as const),
  ...(['widget_template', 'widget_group', 'share', 'share_key'] as const),
] as const;

/** Deletes the rest of an app that is gone: its roles, screens with their versions, widget templates, pages and collections, also removed ones, and its own row. */
async function deleteApp(trx: Transaction<Tables>, app: AppLevel): Promise<void> {
  const { companyId, appId } = app;
  await endAppRoles(trx, app);
  await dropCounts(trx, app);
  for (const table of OF_THE_APP) {
    await trx.deleteFrom(table).where('company_id', '=', companyId).where('app_id', '=', appId).execute();
  }
  await trx.deleteFrom('app').where('company_id', '=', companyId).where('id', '=', appId).execute();
}

/** Deletes a page that is gone, with its drafts, versions and share. */
async function deletePage(trx: Transaction<Tables>, { key, ...level }: AppLevel & { key: string }): Promise<void> {
  const { companyId, appId } = level;
  await trx
    .deleteFrom('page')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('key', '=', key)
    .execute();
  // Another page that gets the key is not shared.
  for (const table of ['share', 'share_key'] as const) {
    await trx
      .deleteFrom(table)
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('kind', '=', 'page')
      .where('target', '=', key)
      .execute();
  }
  await forgetContent(trx, level, screenOf(key));
}

/** Deletes the apps that were removed 30 days ago or earlier, with everything in them, as `purgeInTurn` says. */
export const purgeApps = (parts: PurgeParts, isStopping?: () => boolean): Promise<void> =>
  purgeInTurn(parts, { kind: 'app', deleteDocuments, deleteRest: deleteApp }, isStopping);

/** Deletes the pages that were removed 30 days ago or earlier, with their drafts and versions, as `purgeInTurn` says. */
export const purgePages = (parts: PurgeParts, isStopping?: () => boolean): Promise<void> =>
  purgeInTurn(parts, { kind: 'page', deleteRest: deletePage }, isStopping);
