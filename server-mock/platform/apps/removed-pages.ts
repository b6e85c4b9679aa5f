import type { Transaction } from 'kysely';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { goneBefore } from '../../kernel/values/kept.ts';
import { forgetContent } from '../screens/index.ts';
import { screenOf } from './new-page.ts';
import { lockApp, MOST_PAGES, readKeys, readPages, storeTree } from './page-rows.ts';
import { inTree, MAX_DEPTH } from './page-tree.ts';

type Trx = Transaction<Tables>;

/** Notes when the oldest of an app's removed pages was removed, for the purge. */
export async function noteOldest(trx: Trx, { companyId, appId }: AppLevel): Promise<void> {
  await trx.deleteFrom('removed_page').where('company_id', '=', companyId).where('app_id', '=', appId).execute();
  const { oldest } = await trx
    .selectFrom('page')
    .select(({ fn }) => fn.min<Date | null>('removed_at').as('oldest'))
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  if (!oldest) return;
  await trx.insertInto('removed_page').values({ company_id: companyId, app_id: appId, removed_at: oldest }).execute();
}

/**
 * Removes a page of an app. The pages inside of it take its place. When it was the first page, the app has none any more.
 * Answers false when the app has no such page. Throws `too-many-removed-pages`.
 */
export function setPageRemoved(database: Database, level: AppLevel, key: string, at: Date): Promise<boolean> {
  const { companyId, appId } = level;
  return database.tenant(companyId, async (trx) => {
    await lockApp(trx, level);
    const pages = await readPages(trx, level);
    const page = pages.find((each) => each.key === key);
    if (!page) return false;
    if ((await readKeys(trx, level)).size - pages.length >= MOST_PAGES)
      throw fail('too-many-removed-pages', { values: { count: MOST_PAGES } });
    await trx
      .updateTable('page')
      // Its place among the pages as they are, to which it comes back.
      .set({ removed_at: at, position: pages.indexOf(page) })
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('key', '=', key)
      .execute();
    const left = pages.filter((each) => each !== page);
    const parentOf = (each: (typeof pages)[number]) => (each.parent === key ? page.parent : each.parent);
    await storeTree(trx, level, left, inTree(left.map((each) => ({ ...each, parent: parentOf(each) }))));
    await trx
      .updateTable('app')
      .set({ home_page: null })
      .where('company_id', '=', companyId)
      .where('id', '=', appId)
      .where('home_page', '=', key)
      .execute();
    await noteOldest(trx, level);
    return true;
  });
}

/** The pages of an app that were removed and can be restored, the last one first. */
export function removedPagesOf(database: Database, { companyId, appId }: AppLevel, now: Date) {
  return database.tenant(companyId, (trx) =>
    trx
      .selectFrom('page')
      .select(['key', 'name', 'names', 'type', 'icon', 'removed_at'])
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('removed_at', '>', goneBefore(now))
      .orderBy('removed_at', 'desc')
      .orderBy('key')
      .execute(),
  );
}

/**
 * Restores a page that was removed less than 30 days ago, at its place. It stands at the top where the page that it stood inside of is not
 * there any more, or lies too deep. Answers false when the app has no such page. Throws `too-many-pages`.
 */
export function setPageRestored(database: Database, level: AppLevel, key: string, now: Date): Promise<boolean> {
  const { companyId, appId } = level;
  return database.tenant(companyId, async (trx) => {
    await lockApp(trx, level);
    const pages = await readPages(trx, level);
    if (pages.length >= MOST_PAGES) throw fail('too-many-pages', { values: { count: MOST_PAGES } });
    const { numUpdatedRows } = await trx
      .updateTable('page')
      .set({ removed_at: null })
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('key', '=', key)
      .where('removed_at', '>', goneBefore(now))
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    const before = await readPages(trx, level);
    const page = before.find((each) => each.key === key)!;
    const at = pages.findIndex((_, place) => place >= page.position);
    const above = pages.find((each) => each.key === page.parent);
    const parent = above && above.depth < MAX_DEPTH ? above.key : null;
    const place = at < 0 ? pages.length : at;
    const after = [...pages.slice(0, place), { ...page, parent }, ...pages.slice(place)];
    await storeTree(trx, level, before, inTree(after));
    await noteOldest(trx, level);
    return true;
  });
}

/**
 * Deletes the pages of an app that were removed 30 days ago or earlier, with their drafts and versions. Answers their keys.
 */
export async function deleteGonePages(trx: Trx, level: AppLevel, before: Date): Promise<string[]> {
  const { companyId, appId } = level;
  await lockApp(trx, level);
  const rows = await trx
    .deleteFrom('page')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('removed_at', '<=', before)
    .returning('key')
    .execute();
  for (const { key } of rows) await forgetContent(trx, level, screenOf(key));
  await noteOldest(trx, level);
  return rows.map(({ key }) => key);
}
