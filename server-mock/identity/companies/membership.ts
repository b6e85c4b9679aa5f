import type { Transaction } from 'kysely';
import type { Role } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { endSessionsOfProvider } from '../sessions/index.ts';

/**
 * Makes an account a member of a company, or changes its role. The company's own row decides about rights and is
 * written first; the directory kept by account follows in the same transaction.
 */
export async function setMembership(
  database: Database,
  member: { companyId: number; accountId: number; role: Role },
): Promise<void> {
  const { companyId: company_id, accountId: account_id, role } = member;
  await database.tenant(company_id, async (transaction) => {
    for (const [table, columns] of [
      ['membership', ['company_id', 'account_id']],
      ['account_company', ['account_id', 'company_id']],
    ] as const) {
      await transaction
        .insertInto(table)
        .values({ company_id, account_id, role })
        .onConflict((conflict) => conflict.columns([...columns]).doUpdateSet({ role }))
        .execute();
    }
  });
}

/**
 * Makes an account a member of the company whose transaction this is; whoever belongs to it already keeps the role. Answers
 * whether the account is new there.
 */
export async function joinAsMember(
  transaction: Transaction<Tables>,
  { companyId: company_id, accountId: account_id }: { companyId: number; accountId: number },
): Promise<boolean> {
  const row = { company_id, account_id, role: 'member' } as const;
  const once = (table: 'membership' | 'account_company') =>
    transaction
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
  const { numInsertedOrUpdatedRows } = await once('membership');
  await once('account_company');
  return Number(numInsertedOrUpdatedRows) === 1;
}

/**
 * Ends a membership. The roles in the company's apps, the link with the company's own provider, the sessions that it opened and the
 * access tokens for the company's level end with it. The owner's membership stays as it is. The role is read in the same transaction under a lock, so that nobody leaves who becomes owner meanwhile.
 */
export async function endMembership(
  database: Database,
  member: { companyId: number; accountId: number },
): Promise<'ended' | 'owner' | 'none'> {
  const { companyId: company_id, accountId: account_id } = member;
  return database.tenant(company_id, async (transaction) => {
    const row = await transaction
      .selectFrom('membership')
      .select('role')
      .where('company_id', '=', company_id)
      .where('account_id', '=', account_id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'none';
    if (row.role === 'owner') return 'owner';
    for (const table of ['role', 'membership', 'account_company'] as const) {
      await transaction
        .deleteFrom(table)
        .where('company_id', '=', company_id)
        .where('account_id', '=', account_id)
        .execute();
    }
    // What the company's own provider says of somebody counts no longer once they have left.
    await transaction
      .deleteFrom('identity')
      .where('company_id', '=', company_id)
      .where('account_id', '=', account_id)
      .execute();
    await transaction
      .deleteFrom('access_token')
      .where('level_company', '=', company_id)
      .where('account_id', '=', account_id)
      .execute();
    await endSessionsOfProvider(database, transaction, { companyId: company_id, accountId: account_id });
    return 'ended';
  });
}
