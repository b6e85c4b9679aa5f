import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { accountChanged } from '../accounts/index.ts';

/**
 * Ends the sessions that a company's own provider has opened, the access tokens made in them, and the sign-ins that wait for a
 * second step after it: of one account, or of all. What the provider vouched for counts no longer, so that who came in by it must not stay. Every node
 * hears of it when the transaction is over.
 */
export async function endSessionsOfProvider(
  database: Pick<Database, 'notify'>,
  trx: Transaction<Tables>,
  { companyId, accountId }: { companyId: number; accountId?: number },
): Promise<void> {
  const ended = new Set<number>();
  for (const table of ['session', 'access_token', 'pending_sign_in'] as const) {
    const rows = await trx
      .deleteFrom(table)
      .where('provider_company', '=', companyId)
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
      .returning('account_id')
      .execute();
    for (const { account_id } of rows) ended.add(account_id);
  }
  for (const id of ended) await database.notify(accountChanged, String(id), trx);
}
