import type { Transaction } from 'kysely';
import type { NewRow, Tables } from '../../kernel/database/index.ts';

/**
 * Stores a company with its owner, in a transaction of the company. It gets the first key that no company has. Answers that, or null where
 * none is free.
 */
export async function storeCompany(
  trx: Transaction<Tables>,
  company: Omit<NewRow<'company'>, 'key'>,
  keys: readonly string[],
  ownerId: number,
): Promise<string | null> {
  for (const key of keys) {
    const row = trx.insertInto('company').values({ ...company, key });
    const { numInsertedOrUpdatedRows } = await row.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    if (!numInsertedOrUpdatedRows) continue;
    const membership = { company_id: company.id, account_id: ownerId, role: 'owner' as const };
    await trx.insertInto('membership').values(membership).execute();
    await trx.insertInto('account_company').values(membership).execute();
    return key;
  }
  return null;
}
