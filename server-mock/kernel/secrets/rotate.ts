import type { Database } from '../database/index.ts';
import { seal, unseal } from '../sealing/sealing.ts';

/** Where a two-step secret belongs. */
export const twoStepPlace = (accountId: number) => `two-step:${accountId}`;

/** Where a git account's private key belongs. */
export const gitKeyPlace = (accountId: number, id: number) => `git:${accountId}:${id}`;

/**
 * Seals every secret anew, all of them or none, and answers how many there were.
 * @param keys those that secrets may be sealed with now; `key`: the one they are sealed with afterwards
 */
export async function rotateSecrets(database: Database, keys: readonly string[], key: string): Promise<number> {
  return database.transaction(async (trx) => {
    const again = (sealed: string, place: string) => seal(unseal(sealed, place, keys), place, key);
    const twoSteps = await trx.selectFrom('two_step').select(['account_id', 'secret']).forUpdate().execute();
    for (const { account_id, secret } of twoSteps) {
      const fresh = again(secret, twoStepPlace(account_id));
      await trx.updateTable('two_step').set({ secret: fresh }).where('account_id', '=', account_id).execute();
    }
    const accounts = await trx
      .selectFrom('git_account')
      .select(['account_id', 'id', 'private_key'])
      .where('private_key', '<>', '')
      .forUpdate()
      .execute();
    for (const { account_id, id, private_key } of accounts) {
      const fresh = again(private_key, gitKeyPlace(account_id, id));
      const own = trx.updateTable('git_account').set({ private_key: fresh }).where('account_id', '=', account_id);
      await own.where('id', '=', id).execute();
    }
    return twoSteps.length + accounts.length;
  });
}
