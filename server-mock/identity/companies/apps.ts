import type { Database, NewRow } from '../../kernel/database/index.ts';

/**
 * Adds an app to a company unless it has one with this key. The directory of keys follows in the same transaction, so
 * that a key alone leads to a company without a look into the rows of all of them.
 */
export async function addApp(database: Database, app: NewRow<'app'>): Promise<void> {
  const { company_id, key } = app;
  await database.tenant(company_id, async (transaction) => {
    await transaction
      .insertInto('app')
      .values(app)
      .onConflict((conflict) => conflict.columns(['company_id', 'key']).doNothing())
      .execute();
    await transaction
      .insertInto('app_key')
      .values({ key, company_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
