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
 * Makes an account a member of a company, in a transaction of that company. The role of an existing member stays. Answers
 * whether the account is new there.
 */
export async function joinCompany(
  transaction: Transaction<Tables>,
  { companyId: company_id, accountId: account_id }: { companyId: number; accountId: number },
  role: Exclude<Role, 'owner'> = 'member',
): Promise<boolean> {
  const row = { company_id, account_id, role };
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
 * Gives a member another role. Membership and directory change together, and nobody becomes a member by it who left meanwhile. The last
 * owner stays one.
 * @param expected the role that the member had when somebody decided; with another one the role stays
 */
export function changeRole(
  database: Database,
  { companyId, accountId, role }: { companyId: number; accountId: number; role: Role },
  expected?: Role,
): Promise<'changed' | 'owner' | 'none'> {
  return database.tenant(companyId, async (transaction) => {
    const locked = await lockMembership(transaction, { companyId, accountId });
    if (!locked || (expected && locked.role !== expected)) return 'none';
    if (locked.isLastOwner && role !== 'owner') return 'owner';
    for (const table of ['membership', 'account_company'] as const) {
      await transaction
        .updateTable(table)
        .set({ role })
        .where('company_id', '=', companyId)
        .where('account_id', '=', accountId)
        .execute();
    }
    return 'changed';
  });
}

/**
 * The membership of an account under a lock, so that its role stays until the transaction ends; those of the owners with it. All take
 * the locks in one order, so two owners who demote each other wait for one another, and the second one finds a last owner.
 */
async function lockMembership(
  transaction: Transaction<Tables>,
  { companyId, accountId }: { companyId: number; accountId: number },
): Promise<{ role: Role; isLastOwner: boolean } | null> {
  const rows = await transaction
    .selectFrom('membership')
    .select(['account_id', 'role'])
    .where('company_id', '=', companyId)
    .where(({ or, eb }) => or([eb('account_id', '=', accountId), eb('role', '=', 'owner')]))
    .orderBy('account_id')
    .forUpdate()
    .execute();
  const own = rows.find((row) => row.account_id === accountId);
  const owners = rows.filter(({ role }) => role === 'owner');
  return own ? { role: own.role, isLastOwner: own.role === 'owner' && owners.length === 1 } : null;
}

/**
 * Ends a membership. The roles in the company's apps, what was opened last there, open invitations to the address and by the member, the link with the company's own provider, the sessions that it opened and the
 * access tokens for the company's level end with it. The last owner's membership stays as it is. The role is read in the same transaction under a lock, so that nobody leaves who becomes the last owner meanwhile.
 * @param expected the role that the member had when somebody decided; with another one the membership stays
 */
export async function endMembership(
  database: Database,
  member: { companyId: number; accountId: number },
  expected?: Role,
): Promise<'ended' | 'owner' | 'none'> {
  const { companyId: company_id, accountId: account_id } = member;
  return database.tenant(company_id, async (transaction) => {
    const locked = await lockMembership(transaction, member);
    if (!locked || (expected && locked.role !== expected)) return 'none';
    if (locked.isLastOwner) return 'owner';
    for (const table of ['role', 'app_opened', 'membership', 'account_company'] as const) {
      await transaction
        .deleteFrom(table)
        .where('company_id', '=', company_id)
        .where('account_id', '=', account_id)
        .execute();
    }
    // An invitation that is still open would lead back at once, and those that the member sent would count again after a return.
    await transaction
      .deleteFrom('invitation')
      .where('company_id', '=', company_id)
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('invited_by', '=', account_id),
          eb(
            'email',
            'in',
            selectFrom('account')
              .select(({ fn }) => fn<string>('lower', ['email']).as('email'))
              .where('id', '=', account_id),
          ),
        ]),
      )
      .execute();
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
