import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

/** Apps that are remembered as opened last. */
export const MOST_RECENT = 8;

/** An app that is opened again within so many milliseconds is noted once. */
const NOTED_FOR = 10 * 60_000;

interface Opened {
  companyId: number;
  appId: number;
  accountId: number;
}

/** Notes that a person has opened an app. Most visits read one row and write nothing. */
export function noteOpened({ database, now }: Pick<ServiceBase, 'database' | 'now'>, opened: Opened): Promise<void> {
  const { companyId: company_id, appId: app_id, accountId: account_id } = opened;
  const opened_at = now();
  return database.tenant(company_id, async (trx) => {
    const noted = await trx
      .selectFrom('app_opened')
      .select('opened_at')
      .where('company_id', '=', company_id)
      .where('account_id', '=', account_id)
      .where('app_id', '=', app_id)
      .executeTakeFirst();
    if (noted && opened_at.getTime() - new Date(noted.opened_at).getTime() < NOTED_FOR) return;
    await trx
      .insertInto('app_opened')
      .values({ company_id, account_id, app_id, opened_at })
      .onConflict((conflict) => conflict.columns(['company_id', 'account_id', 'app_id']).doUpdateSet({ opened_at }))
      .execute();
    await trx
      .updateTable('account_company')
      .set({ opened_at })
      .where('account_id', '=', account_id)
      .where('company_id', '=', company_id)
      .execute();
    await forgetOlder(trx, opened);
  });
}

/** Keeps as many rows of a person in a company as are shown. */
async function forgetOlder(trx: Transaction<Tables>, { companyId, accountId }: Opened): Promise<void> {
  const older = await trx
    .selectFrom('app_opened')
    .select('app_id')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .orderBy('opened_at', 'desc')
    .orderBy('app_id')
    .offset(MOST_RECENT)
    .execute();
  if (older.length === 0) return;
  await trx
    .deleteFrom('app_opened')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where(
      'app_id',
      'in',
      older.map(({ app_id }) => app_id),
    )
    .execute();
}

/** When a person last opened the apps of a company, by the app's id. */
export async function openedIn(database: Database, companyId: number, accountId: number): Promise<Map<number, Date>> {
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('app_opened')
      .select(['app_id', 'opened_at'])
      .where('company_id', '=', companyId)
      .where('account_id', '=', accountId)
      .execute(),
  );
  return new Map(rows.map(({ app_id, opened_at }) => [app_id, new Date(opened_at)]));
}
