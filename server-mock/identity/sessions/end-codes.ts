import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';

/** Purposes of codes that lead into an account. */
const waysIn = ['login', 'reset'];

/**
 * Ends the codes that were sent to an account's address and phone and lead into it. Who changes the password shuts everybody out,
 * also somebody who has read a code that was sent before.
 */
export async function endCodesOf(trx: Transaction<Tables>, accountId: number): Promise<void> {
  const account = await trx
    .selectFrom('account')
    .select(['email', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const targets = [account?.email?.toLowerCase(), account?.phone].filter((target) => typeof target === 'string');
  if (targets.length === 0) return;
  await trx.deleteFrom('verification_code').where('purpose', 'in', waysIn).where('target', 'in', targets).execute();
}
