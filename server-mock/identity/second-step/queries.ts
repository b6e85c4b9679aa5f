import type { Database, Row } from '../../kernel/database/index.ts';

/** The two-step row of an account, an offer that was not taken up included. */
export function findTwoStep(database: Database, accountId: number): Promise<Row<'two_step'> | undefined> {
  return database.query.selectFrom('two_step').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Stores an offered secret in place of an older offer; false when two-step sign-in is in force already. */
export async function offerTwoStep(database: Database, accountId: number, secret: string, at: Date): Promise<boolean> {
  const stored = await database.query
    .insertInto('two_step')
    .values({ account_id: accountId, secret, created_at: at })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret, created_at: at }).where('two_step.enabled_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Puts an offer in force with the step of the first code; false when there is none. */
export async function takeUpTwoStep(database: Database, accountId: number, step: number, at: Date): Promise<boolean> {
  const own = database.query.updateTable('two_step').set({ enabled_at: at, last_step: step });
  const enabled = await own
    .where('account_id', '=', accountId)
    .where('enabled_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return enabled !== undefined;
}

/** Notes the step of a code that counts; false when this or a later one has counted before. */
export async function spendStep(database: Database, accountId: number, step: number): Promise<boolean> {
  const own = database.query.updateTable('two_step').set({ last_step: step }).where('account_id', '=', accountId);
  return (await own.where('last_step', '<', step).returning('account_id').executeTakeFirst()) !== undefined;
}

/** Takes two-step sign-in away with its backup codes; false when there was none. */
export async function removeTwoStep(database: Database, accountId: number): Promise<boolean> {
  return database.transaction(async (trx) => {
    await trx.deleteFrom('backup_code').where('account_id', '=', accountId).execute();
    const removed = trx.deleteFrom('two_step').where('account_id', '=', accountId);
    const row = await removed.where('enabled_at', 'is not', null).returning('account_id').executeTakeFirst();
    return row !== undefined;
  });
}
