import { sql, type Transaction } from 'kysely';
import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
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

/** The screen that the platform has set; empty when it has set nothing. */
export async function readPage(trx: Transaction<Tables>): Promise<string> {
  const row = await trx.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : '';
}

/** Sets the screen of the platform, or none with an empty id. */
export async function storePage(trx: Transaction<Tables>, screen: string): Promise<void> {
  const value = JSON.stringify(screen);
  await trx
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The look that a company or an app has set; null when it has set none. */
export async function readLook(
  trx: Transaction<Tables>,
  { companyId, appId }: LoginLevel,
): Promise<Required<LoginLook> | null> {
  const row =
    appId === -1
      ? await trx.selectFrom('company').select('login_look').where('id', '=', companyId).executeTakeFirst()
      : await trx
          .selectFrom('app')
          .select('login_look')
          .where('company_id', '=', companyId)
          .where('id', '=', appId)
          .executeTakeFirst();
  return row?.login_look ? wholeLook(row.login_look) : null;
}

/** A look with an empty text for what it leaves to the platform. */
export const wholeLook = (look: LoginLook): Required<LoginLook> => ({ ...USUAL, ...look });

const USUAL = { decoration: '', heading: '', lead: '', logo: '', picture: '', accent: '', background: '' };

/** Sets the look of a company or an app, or takes it away. */
export async function storeLook(
  trx: Transaction<Tables>,
  { companyId, appId }: LoginLevel,
  look: LoginLook | null,
): Promise<void> {
  const value = { login_look: look && JSON.stringify(look) };
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
