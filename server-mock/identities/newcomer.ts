import type { AccountRow } from '../accounts/queries.ts';
import { randomId } from '../accounts/random-id.ts';
import { joinAsMember } from '../companies/index.ts';
import { type Database, PLATFORM } from '../database/index.ts';
import type { ExternalUser } from './external-user.ts';
import { accountOfIdentity, identityRow } from './queries.ts';

const uniqueViolation = '23505';

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === uniqueViolation;

/** Who comes through a company's own provider belongs to the company. */
async function joinCompany(database: Database, { companyId }: ExternalUser, accountId: number): Promise<void> {
  if (companyId !== PLATFORM) await joinAsMember(database, { companyId, accountId });
}

/**
 * Makes the account of somebody who is new here, together with the identity. The database decides who is first: of
 * parallel arrivals of one person one makes the account and all get it. Null when the address belongs to somebody else.
 */
export async function admit(database: Database, external: ExternalUser, at: Date): Promise<AccountRow | null> {
  try {
    const account = await database.transaction(async (trx) => {
      const row = { id: randomId(), email: external.email, name: external.name, created_at: at };
      const made = await trx.insertInto('account').values(row).returningAll().executeTakeFirstOrThrow();
      await trx
        .insertInto('identity')
        .values(identityRow(external, made.id, at))
        .execute();
      return made;
    });
    await joinCompany(database, external, account.id);
    return account;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return (await accountOfIdentity(database, external)) ?? null;
  }
}

/**
 * Links an identity with an account. The account it leads to afterwards is answered: another one when it was linked in
 * the meantime.
 */
export async function linkIdentity(
  database: Database,
  external: ExternalUser,
  account: AccountRow,
  at: Date,
): Promise<AccountRow> {
  await database.query
    .insertInto('identity')
    .values(identityRow(external, account.id, at))
    .onConflict((conflict) => conflict.columns(['provider', 'company_id', 'subject']).doNothing())
    .execute();
  const linked = (await accountOfIdentity(database, external)) ?? account;
  if (linked.id === account.id) await joinCompany(database, external, account.id);
  return linked;
}
