import type { Transaction } from 'kysely';
import { addAppKey } from '../../identity/companies/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireRoomForRemoved, setRemoved, setRestored } from '../kept/index.ts';

/** Apps that a company may have. */
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

/** Removes an app. Its key leaves the directory of keys. Answers false when there is no such app. Throws `too-many-removed-apps`. */
export async function removeAppRow(
  trx: Transaction<Tables>,
  { companyId, key, at }: { companyId: number; key: string; at: Date },
): Promise<boolean> {
  await countApps(trx, companyId);
  await requireRoomForRemoved(trx, 'app', { companyId });
  if (!(await setRemoved(trx, 'app', { companyId, key, at }))) return false;
  await trx.deleteFrom('app_key').where('company_id', '=', companyId).where('key', '=', key).execute();
  return true;
}

/** Restores an app that was removed less than 30 days ago. Throws `too-many-apps`, or `not-found` when the company has no such app. */
export async function restoreAppRow(
  trx: Transaction<Tables>,
  { companyId, key, now }: { companyId: number; key: string; now: Date },
): Promise<void> {
  if ((await countApps(trx, companyId)) >= MOST_APPS) throw fail('too-many-apps', { values: { count: MOST_APPS } });
  if (!(await setRestored(trx, 'app', { companyId, key, now }))) throw fail('not-found');
  await addAppKey(trx, companyId, key);
}
