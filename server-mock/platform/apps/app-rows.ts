import type { Transaction } from 'kysely';
import { addAppKey } from '../../identity/companies/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { goneBefore } from '../../kernel/values/kept.ts';

/** Apps that a company may have, and those that it has removed besides. */
export const MOST_APPS = 200;

/** The apps of a company with the number of their pages, the newest first. */
export function appsOf(database: Database, companyId: number) {
  return database.tenant(companyId, (trx) =>
    trx
      .selectFrom('app')
      .leftJoin('page', (join) =>
        join
          .onRef('page.company_id', '=', 'app.company_id')
          .onRef('page.app_id', '=', 'app.id')
          .on('page.removed_at', 'is', null),
      )
      .select([
        'app.id',
        'app.key',
        'app.name',
        'app.description',
        'app.logo',
        'app.type',
        'app.home_page',
        'app.open_to',
        'app.created_at',
        'app.archived_at',
      ])
      .select(({ fn }) => fn.count<number>('page.key').as('pages'))
      .where('app.company_id', '=', companyId)
      .where('app.removed_at', 'is', null)
      .groupBy(['app.company_id', 'app.id'])
      .orderBy('app.created_at', 'desc')
      .orderBy('app.id')
      .execute(),
  );
}

/** What is stored with an app beside its keys. */
export function appRow(database: Database, { companyId, appId }: { companyId: number; appId: number }) {
  return database.tenant(companyId, (trx) =>
    trx
      .selectFrom('app')
      .select(['type', 'home_page'])
      .where('company_id', '=', companyId)
      .where('id', '=', appId)
      .executeTakeFirstOrThrow(),
  );
}

/** The desk opens an app with its only page, as long as nobody has chosen another one. */
export async function openWith(database: Database, { companyId, appId }: AppLevel, key: string): Promise<void> {
  await database.tenant(companyId, (trx) =>
    trx
      .updateTable('app')
      .set({ home_page: key })
      .where('company_id', '=', companyId)
      .where('id', '=', appId)
      .where('home_page', 'is', null)
      .execute(),
  );
}

/** How many apps a company has, removed ones left out. Its row is locked, so that two people who create apps at once are counted one after the other. */
export async function countApps(trx: Transaction<Tables>, companyId: number): Promise<number> {
  await trx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('app')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many apps a company has removed that are not deleted yet. Call it where `countApps` has locked the company. */
async function countRemoved(trx: Transaction<Tables>, companyId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('removed_app')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Throws `too-many-removed-apps` where a company has removed as many as are kept. */
export async function requireRoomForRemoved(trx: Transaction<Tables>, companyId: number): Promise<void> {
  await countApps(trx, companyId);
  if ((await countRemoved(trx, companyId)) >= MOST_APPS)
    throw fail('too-many-removed-apps', { values: { count: MOST_APPS } });
}

/** Removes an app. Its key leaves the directory of keys. Answers false when there is no such app. */
export async function setRemoved(
  trx: Transaction<Tables>,
  { companyId, key }: { companyId: number; key: string },
  at: Date,
): Promise<boolean> {
  const app = await trx
    .updateTable('app')
    .set({ removed_at: at })
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!app) return false;
  await trx.deleteFrom('app_key').where('company_id', '=', companyId).where('key', '=', key).execute();
  await trx.insertInto('removed_app').values({ company_id: companyId, app_id: app.id, removed_at: at }).execute();
  return true;
}

/** Restores an app that was removed less than 30 days ago. Answers false when the company has no such app. */
export async function setRestored(
  trx: Transaction<Tables>,
  { companyId, key }: { companyId: number; key: string },
  now: Date,
): Promise<boolean> {
  const app = await trx
    .updateTable('app')
    .set({ removed_at: null })
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .where('removed_at', '>', goneBefore(now))
    .returning('id')
    .executeTakeFirst();
  if (!app) return false;
  await trx.deleteFrom('removed_app').where('company_id', '=', companyId).where('app_id', '=', app.id).execute();
  await addAppKey(trx, companyId, key);
  return true;
}

/** The apps of a company that were removed and can be restored, the last one first. */
export function removedOf(database: Database, companyId: number, now: Date) {
  return database.tenant(companyId, (trx) =>
    trx
      .selectFrom('app')
      .select(['key', 'name', 'removed_at'])
      .where('company_id', '=', companyId)
      .where('removed_at', '>', goneBefore(now))
      .orderBy('removed_at', 'desc')
      .orderBy('key')
      .execute(),
  );
}
