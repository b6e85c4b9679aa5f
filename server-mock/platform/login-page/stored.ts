import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import type { LoginLevel, LoginPageChange } from './service.ts';

/** The platform's row in the table of settings. */
const KEY = 'login-page';

/** The event of the audit. */
export const ACTION = 'login-page.set';

/** Changes that are listed: what was set long ago is in the audit. */
const MOST_CHANGES = 10;

/** Changes of a company, those of its apps included, among which they are looked for. */
const MOST_LOOKED_AT = 1000;

/** What a level has set; empty when it has set nothing. */
export async function readPage(trx: Transaction<Tables>, { companyId, appId }: LoginLevel): Promise<string> {
  if (companyId === -1) {
    const row = await trx.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
    return typeof row?.value === 'string' ? row.value : '';
  }
  const row =
    appId === -1
      ? await trx.selectFrom('company').select('login_page').where('id', '=', companyId).executeTakeFirst()
      : await trx
          .selectFrom('app')
          .select('login_page')
          .where('company_id', '=', companyId)
          .where('id', '=', appId)
          .executeTakeFirst();
  return row?.login_page ?? '';
}

/** Sets the screen of a level, or none with an empty id. */
export async function storePage(
  trx: Transaction<Tables>,
  { companyId, appId }: LoginLevel,
  screen: string,
): Promise<void> {
  if (companyId === -1) {
    const value = JSON.stringify(screen);
    await trx
      .insertInto('setting')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return;
  }
  const value = { login_page: screen || null };
  if (appId === -1) {
    await trx.updateTable('company').set(value).where('id', '=', companyId).execute();
    return;
  }
  await trx.updateTable('app').set(value).where('company_id', '=', companyId).where('id', '=', appId).execute();
}

/** Selects the last changes of a level. It looks at the newest changes of the company alone, which an index finds. */
export function lastChanges(trx: Transaction<Tables>, { companyId, appId }: LoginLevel) {
  const about = JSON.stringify({ appId });
  const newest = trx
    .selectFrom('audit')
    .select(['target', 'actor_name', 'at', 'detail'])
    .where('company_id', '=', companyId)
    .where('action', '=', ACTION)
    .orderBy('at', 'desc')
    .limit(MOST_LOOKED_AT);
  return trx
    .selectFrom(newest.as('newest'))
    .select(['target', 'actor_name', 'at'])
    .where(sql<boolean>`detail @> ${about}::jsonb`)
    .orderBy('at', 'desc')
    .limit(MOST_CHANGES);
}

/** The last changes of a level, as the audit has them. */
export async function readChanges(trx: Transaction<Tables>, level: LoginLevel): Promise<LoginPageChange[]> {
  const rows = await lastChanges(trx, level).execute();
  return rows.map((row) => ({ page: row.target, by: row.actor_name ?? '', at: row.at }));
}
