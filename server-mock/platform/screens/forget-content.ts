import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import type { Level } from './level.ts';
import { noDraft } from './publish.ts';

/** What is left of a forgotten screen. */
const NOTHING = '{"type":"page"}';

/**
 * Deletes the content of a screen that is out of force: its draft, its versions, and who has it open. Its last version stays, empty: so the
 * numbers go on where the same name is used again, and nothing that is known of a version counts for another one.
 */
export async function forgetContent(
  trx: Transaction<Tables>,
  { companyId: company_id, appId: app_id }: Level,
  screen_id: string,
): Promise<void> {
  const of = { company_id, app_id, screen_id };
  const versions = trx.selectFrom('screen_version').where((row) => row.and(of));
  const { last } = await versions.select(({ fn }) => fn.max('version').as('last')).executeTakeFirstOrThrow();
  await trx
    .deleteFrom('screen_presence')
    .where((row) => row.and(of))
    .execute();
  if (last) {
    await trx
      .deleteFrom('screen_version')
      .where((row) => row.and(of))
      .where('version', '<', last)
      .execute();
    await trx
      .updateTable('screen_version')
      .set({ schema: NOTHING, note: '' })
      .where((row) => row.and(of))
      .execute();
  }
  const bytes = versions.select(sql<number>`coalesce(sum(greatest(1024, pg_column_size(schema))), 0)`.as('bytes'));
  await trx
    .updateTable('screen')
    .set({ ...noDraft, version_bytes: sql<number>`(${bytes})` })
    .where((row) => row.and(of))
    .where('published_version', 'is', null)
    .execute();
}

/** Deletes screens that are out of force with all that is kept of them. For names that nobody uses again. */
export async function dropScreens(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  ids: readonly string[],
): Promise<void> {
  for (const table of ['screen_presence', 'screen_version', 'screen'] as const) {
    await trx
      .deleteFrom(table)
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('screen_id', 'in', ids)
      .execute();
  }
}
