import type { Database } from '../database/index.ts';
import type { Role } from '../services.ts';

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
