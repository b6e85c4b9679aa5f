import type { Transaction } from 'kysely';
import { DESIGNER } from '../../../kernel/contracts/access.ts';
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
    .returning(['app_id', 'screen_id', 'closed'])
    .execute();
  const silent = gone.filter(({ closed }) => !closed);
  return silent.map(({ app_id, screen_id }) => ({ level: { companyId, appId: app_id }, id: screen_id }));
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
    .where('closed', '=', false)
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
    .where((each) => each.and({ ...ofScreen(level, id), tab: name, account_id: accountId, closed: false }))
    .executeTakeFirst();
  if (Number(known.numUpdatedRows) > 0 || !(await hasRoom(trx, level, accountId))) return false;
  const added = await trx
    .insertInto('screen_presence')
    .values({ ...ofScreen(level, id), tab: name, account_id: accountId, since: now, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows) > 0;
}

/**
 * Notes that a tab was closed. False when it was not open.
 * A call that the tab has sent before may arrive later: the closed tab stays known for a while, so that nothing opens it again.
 */
export async function closeTab(
  trx: Transaction<Tables>,
  level: Level,
  id: string,
  { name, accountId }: Tab,
  now: Date,
): Promise<boolean> {
  const own = { ...ofScreen(level, id), tab: name, account_id: accountId };
  const open = await trx
    .selectFrom('screen_presence')
    .select('tab')
    .where((each) => each.and({ ...own, closed: false }))
    .executeTakeFirst();
  const expires_at = new Date(now.getTime() + LIFETIME * 1000);
  await trx
    .insertInto('screen_presence')
    .values({ ...own, since: now, expires_at, closed: true })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'app_id', 'screen_id', 'tab'])
        .doUpdateSet({ closed: true, expires_at })
        .where('screen_presence.account_id', '=', accountId),
    )
    .execute();
  return open !== undefined;
}

/** The tabs that have a screen open, with their accounts, the accounts' roles in the company and whether they design the app; the longest open first. */
export function openTabs(trx: Transaction<Tables>, level: Level, id: string, now: Date) {
  return trx
    .selectFrom('screen_presence as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.company_id', '=', 'p.company_id').onRef('m.account_id', '=', 'p.account_id'),
    )
    .leftJoin('role as r', (join) =>
      join
        .onRef('r.company_id', '=', 'p.company_id')
        .onRef('r.app_id', '=', 'p.app_id')
        .onRef('r.account_id', '=', 'p.account_id')
        .on('r.name', '=', DESIGNER),
    )
    .select(['p.tab', 'p.account_id', 'a.name', 'a.avatar', 'a.email', 'a.super_admin', 'm.role', 'r.name as designs'])
    .where('p.company_id', '=', level.companyId)
    .where('p.app_id', '=', level.appId)
    .where('p.screen_id', '=', id)
    .where('p.expires_at', '>', now)
    .where('p.closed', '=', false)
    .where('a.disabled_at', 'is', null)
    .orderBy('p.since')
    .orderBy('p.tab')
    .execute();
}

/** The key of a level's app; undefined above the apps. */
export async function appKeyOf(trx: Transaction<Tables>, { companyId, appId }: Level): Promise<string | undefined> {
  const row = await trx
    .selectFrom('app')
    .select('key')
    .where('company_id', '=', companyId)
    .where('id', '=', appId)
    .executeTakeFirst();
  return row?.key;
}
