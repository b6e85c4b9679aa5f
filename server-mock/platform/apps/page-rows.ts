import type { Transaction } from 'kysely';
import type { PageType } from '../../../src/types/generated/contracts/apps.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Words } from '../../kernel/values/words.ts';
import { folded } from '../find/index.ts';
import { inTree, MAX_DEPTH, moved, type Wish } from './page-tree.ts';

/** Pages that an app may have. */
export const MOST_PAGES = 200;

/** The pages of an app in the order of their tree. */
export async function readPages(trx: Transaction<Tables>, { companyId, appId }: AppLevel) {
  const rows = await trx
    .selectFrom('page')
    .select(['key', 'name', 'names', 'is_hidden', 'position', 'type', 'parent', 'icon'])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('key')
    .execute();
  return inTree(rows);
}

/** The keys of an app's pages, and of those that were removed and can be restored. */
export async function readKeys(trx: Transaction<Tables>, { companyId, appId }: AppLevel): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('page')
    .select('key')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** The same in a transaction of its own. */
export const keysOf = (database: Database, level: AppLevel) =>
  database.tenant(level.companyId, (trx) => readKeys(trx, level));

/** The pages in a transaction of its own. */
export const pagesOf = (database: Database, level: AppLevel) =>
  database.tenant(level.companyId, (trx) => readPages(trx, level));

/** Locks an app, so that changes of its pages queue up. */
export async function lockApp(trx: Transaction<Tables>, { companyId, appId }: AppLevel): Promise<void> {
  await trx
    .selectFrom('app')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', appId)
    .forUpdate()
    .execute();
}

/** What is stored of a new page. */
export interface NewRow {
  key: string;
  name: string;
  /** The name for readers of each language; absent: the name for all. */
  names?: Words | undefined;
  isHidden: boolean;
  /** What it is written with; absent: the visual editor. */
  type?: PageType | undefined;
  /** The key of the page that it stands inside of; absent or empty: at the top. */
  parent?: string | undefined;
  icon?: string | undefined;
}

/** The columns of a page's name. It is found by what readers of either language read. */
const namedRow = ({ name, names = {} }: Pick<NewRow, 'name' | 'names'>) => ({
  name,
  names: JSON.stringify(names),
  sought: folded([name, ...Object.values(names).filter((other) => other !== name)].join(' ')),
});

/** The columns of a new page. */
const newRow = ({ companyId, appId }: AppLevel, page: NewRow, { position, at }: { position: number; at: Date }) => ({
  company_id: companyId,
  app_id: appId,
  key: page.key,
  ...namedRow(page),
  position,
  is_hidden: page.isHidden,
  type: page.type ?? 1,
  parent: page.parent || null,
  icon: page.icon ?? '',
  created_at: at,
});

/** Throws `page-unknown` or `page-too-deep` where a new page cannot stand inside of this one. */
export function requirePlaceFor(
  { parent }: Pick<NewRow, 'parent'>,
  pages: Awaited<ReturnType<typeof readPages>>,
): void {
  if (!parent) return;
  const target = pages.find(({ key }) => key === parent);
  if (!target) throw fail('page-unknown', { field: 'parent' });
  if (target.depth >= MAX_DEPTH) throw fail('page-too-deep', { field: 'parent', values: { count: MAX_DEPTH + 1 } });
}

/**
 * Stores a new page after the others beside it. Answers whether there was room, and whether the key was free.
 * Throws `page-unknown` or `page-too-deep` where it cannot stand inside of its parent.
 */
export function insertPage(
  database: Database,
  level: AppLevel,
  page: NewRow & { at: Date },
): Promise<'stored' | 'full' | 'taken'> {
  return database.tenant(level.companyId, async (trx) => {
    await lockApp(trx, level);
    const pages = await readPages(trx, level);
    if ((await readKeys(trx, level)).has(page.key)) return 'taken';
    if (pages.length >= MOST_PAGES) return 'full';
    requirePlaceFor(page, pages);
    const position = Math.max(0, ...pages.map((row) => row.position)) + 1;
    await trx
      .insertInto('page')
      .values(newRow(level, page, { position, at: page.at }))
      .execute();
    return 'stored';
  });
}

/** Stores the pages of an app that has none, in this order. */
export async function insertPages(
  trx: Transaction<Tables>,
  level: AppLevel,
  pages: readonly NewRow[],
  at: Date,
): Promise<void> {
  if (pages.length === 0) return;
  const rows = pages.map((page, position) => newRow(level, page, { position: position + 1, at }));
  await trx.insertInto('page').values(rows).execute();
}

/** Changes a page. Answers false when the app has no such page. */
export function updatePage(
  database: Database,
  { companyId, appId }: AppLevel,
  key: string,
  { named, ...change }: { named?: Pick<NewRow, 'name' | 'names'>; is_hidden?: boolean; icon?: string },
): Promise<boolean> {
  return database.tenant(companyId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('page')
      // The key stays: an update needs a column also where nothing changes.
      .set({ key, ...change, ...(named ? namedRow(named) : {}) })
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('key', '=', key)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  });
}

/** Stores the places of pages that stand elsewhere now. */
export async function storeTree(
  trx: Transaction<Tables>,
  { companyId, appId }: AppLevel,
  before: Awaited<ReturnType<typeof readPages>>,
  after: typeof before,
): Promise<void> {
  const known = new Map(before.map((page) => [page.key, page]));
  for (const [position, { key, parent }] of after.entries()) {
    const page = known.get(key);
    if (page?.position === position && page.parent === parent) continue;
    await trx
      .updateTable('page')
      .set({ position, parent })
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('key', '=', key)
      .execute();
  }
}

/**
 * Puts a page, with the pages inside of it, at a place. Without a parent in the wish it stays inside of the same page.
 * Throws `page-unknown`, `page-inside-itself` or `page-too-deep`.
 */
export function movePage(
  database: Database,
  level: AppLevel,
  key: string,
  { parent, place }: Partial<Wish>,
): Promise<void> {
  return database.tenant(level.companyId, async (trx) => {
    await lockApp(trx, level);
    const pages = await readPages(trx, level);
    const own = pages.find((page) => page.key === key)?.parent ?? null;
    const wish = { parent: parent === undefined ? own : parent, place: place ?? MOST_PAGES };
    const after = moved(pages, key, wish);
    if (after === 'unknown') throw fail('page-unknown', { field: 'parent' });
    if (after === 'inside-itself') throw fail('page-inside-itself', { field: 'parent' });
    if (after === 'too-deep') throw fail('page-too-deep', { field: 'parent', values: { count: MAX_DEPTH + 1 } });
    await storeTree(trx, level, pages, after);
  });
}
