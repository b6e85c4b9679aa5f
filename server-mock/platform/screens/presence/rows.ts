import type { Transaction } from 'kysely';
import type { Tables } from '../../../kernel/database/index.ts';
import type { Level } from '../level.ts';

/** Seconds until a tab that says nothing counts as closed. Browsers let a hidden tab speak once a minute. */
const LIFETIME = 100;

/** Tabs of one account at a level; further ones are not shown to others. */
const OF_AN_ACCOUNT = 30;
/** Tabs of all accounts at a level. */
const OF_A_LEVEL = 1000;

/** A tab that has a screen open in the editor. */
export interface Tab {
  /** A random name. */
  name: string;
  accountId: number;
}

/** The columns that say which screen of which level is open. */
const ofScreen = ({ companyId, appId }: Level, id: string) => ({
  company_id: companyId,
  app_id: appId,
  screen_id: id,
});

/** Forgets the tabs of a company that have said nothing for a while; answers the screens that they had open. */
export async function forgetSilent(trx: Transaction<Tables>, { companyId }: Level, now: Date) {
  const gone = await trx
    .deleteFrom('screen_presence')
    .where('company_id', '=', companyId)
    .where('expires_at', '<=', now)
    .returning(['app_id', 'screen_id'])
    .execute();
  return gone.map(({ app_id, screen_id }) => ({ level: { companyId, appId: app_id }, id: screen_id }));
}

async function hasRoom(trx: Transaction<Tables>, { companyId, appId }: Level, accountId: number): Promise<boolean> {
  const { own, all } = await trx
    .selectFrom('screen_presence')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('account_id', '=', accountId).as('own'),
      fn.countAll<number>().as('all'),
    ])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  return Number(own) < OF_AN_ACCOUNT && Number(all) < OF_A_LEVEL;
}

/** Notes that a tab has a screen open. True when it was not known; a level with too many tabs notes no further ones. */
export async function noteTab(
  trx: Transaction<Tables>,
  level: Level,
  id: string,
  { name, accountId }: Tab,
  now: Date,
): Promise<boolean> {
  const expires_at = new Date(now.getTime() + LIFETIME * 1000);
  const known = await trx
    .updateTable('screen_presence')
    .set({ expires_at })
    .where((each) => each.and({ ...ofScreen(level, id), tab: name, account_id: accountId }))
    .executeTakeFirst();
  if (Number(known.numUpdatedRows) > 0 || !(await hasRoom(trx, level, accountId))) return false;
  const added = await trx
    .insertInto('screen_presence')
    .values({ ...ofScreen(level, id), tab: name, account_id: accountId, since: now, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows) > 0;
}

/** Notes that a tab was closed. False when it was not known. */
export async function removeTab(trx: Transaction<Tables>, level: Level, id: string, { name, accountId }: Tab) {
  const gone = await trx
    .deleteFrom('screen_presence')
    .where((each) => each.and({ ...ofScreen(level, id), tab: name, account_id: accountId }))
    .executeTakeFirst();
  return Number(gone.numDeletedRows) > 0;
}

/** The tabs that have a screen open, with their accounts and the accounts' roles in the company; the longest open first. */
export function openTabs(trx: Transaction<Tables>, level: Level, id: string, now: Date) {
  return trx
    .selectFrom('screen_presence as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.company_id', '=', 'p.company_id').onRef('m.account_id', '=', 'p.account_id'),
    )
    .select(['p.tab', 'p.account_id', 'a.name', 'a.avatar', 'a.email', 'a.super_admin', 'm.role'])
    .where('p.company_id', '=', level.companyId)
    .where('p.app_id', '=', level.appId)
    .where('p.screen_id', '=', id)
    .where('p.expires_at', '>', now)
    .where('a.disabled_at', 'is', null)
    .orderBy('p.since')
    .orderBy('p.tab')
    .execute();
}
