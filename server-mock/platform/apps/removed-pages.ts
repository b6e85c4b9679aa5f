import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { removedIn, requireRoomForRemoved, setRemoved, setRestored } from '../kept/index.ts';
import { lockApp, MOST_PAGES, readPages, storeTree } from './page-rows.ts';
import { inTree, MAX_DEPTH } from './page-tree.ts';

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
    await requireRoomForRemoved(trx, 'page', level);
    await setRemoved(trx, 'page', { ...level, key, at });
    await trx
      .updateTable('page')
      // Its place among the pages as they are, to which it comes back.
      .set({ position: pages.indexOf(page) })
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
    return true;
  });
}

/** The pages of an app that were removed and can be restored, the last one first. */
export const removedPagesOf = (database: Database, level: AppLevel, now: Date) =>
  database.tenant(level.companyId, (trx) =>
    removedIn(trx, 'page', level, now).select(['key', 'name', 'names', 'type', 'icon', 'removed_at']).execute(),
  );

/**
 * Restores a page that was removed less than 30 days ago, at its place. It stands at the top where the page that it stood inside of is not
 * there any more, or lies too deep. Answers false when the app has no such page. Throws `too-many-pages`.
 */
export function setPageRestored(database: Database, level: AppLevel, key: string, now: Date): Promise<boolean> {
  return database.tenant(level.companyId, async (trx) => {
    await lockApp(trx, level);
    const pages = await readPages(trx, level);
    if (pages.length >= MOST_PAGES) throw fail('too-many-pages', { values: { count: MOST_PAGES } });
    if (!(await setRestored(trx, 'page', { ...level, key, now }))) return false;
    const before = await readPages(trx, level);
    const page = before.find((each) => each.key === key)!;
    const at = pages.findIndex((_, place) => place >= page.position);
    const above = pages.find((each) => each.key === page.parent);
    const parent = above && above.depth < MAX_DEPTH ? above.key : null;
    const place = at < 0 ? pages.length : at;
    const after = [...pages.slice(0, place), { ...page, parent }, ...pages.slice(place)];
    await storeTree(trx, level, before, inTree(after));
    return true;
  });
}
