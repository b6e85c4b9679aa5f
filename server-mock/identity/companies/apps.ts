import type { Transaction } from 'kysely';
import { PREVIEW_COMPANY } from '../../kernel/contracts/tenancy.ts';
import type { Database, NewRow, Tables } from '../../kernel/database/index.ts';

/** Stores an app's line in the directory of keys, by which a key alone leads to a company without a look into the rows of all of them. */
export async function addAppKey(trx: Transaction<Tables>, company_id: number, key: string): Promise<void> {
  await trx
    .insertInto('app_key')
    .values({ key, company_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores a new app and its line in the directory of keys. Answers false when another app of the company has the key. */
export async function insertApp(trx: Transaction<Tables>, app: NewRow<'app'>): Promise<boolean> {
  const stored = await trx
    .insertInto('app')
    .values(app)
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doNothing())
    .executeTakeFirst();
  if (Number(stored.numInsertedOrUpdatedRows) === 0) return false;
  if (app.company_id !== PREVIEW_COMPANY) await addAppKey(trx, app.company_id, app.key);
  return true;
}

/** Adds an app to a company unless it has one with this key, also a removed one. */
export async function addApp(database: Database, app: NewRow<'app'>): Promise<void> {
  await database.tenant(app.company_id, (transaction) => insertApp(transaction, app));
}
