import type { Transaction } from 'kysely';
import { type Database, isUniqueViolation, PLATFORM, type Tables } from '../../kernel/database/index.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import type { AccountRow } from '../accounts/index.ts';
import { joinCompany } from '../companies/index.ts';
import { requireAgreed } from './agreed.ts';
import type { ExternalUser } from './external-user.ts';
import { accountOfIdentity, identityRow } from './queries.ts';
import type { LinkedAccount } from './service.ts';

/** Links an identity within a transaction of its company; who comes through a company's own provider belongs to it. */
async function linkIn(
  trx: Transaction<Tables>,
  external: ExternalUser,
  account: AccountRow,
  at: Date,
): Promise<LinkedAccount> {
  const { companyId } = external;
  await trx
    .insertInto('identity')
    .values(identityRow(external, account.id, at))
    .execute();
  const joined = companyId !== PLATFORM && (await joinCompany(trx, { companyId, accountId: account.id }));
  return { account, linked: true, joined };
}

/** Where an identity leads that somebody faster has linked; nothing when it was the address that was taken. */
async function alreadyLed(database: Database, external: ExternalUser, error: unknown): Promise<LinkedAccount | null> {
  if (!isUniqueViolation(error)) throw error;
  const account = await accountOfIdentity(database, external);
  return account ? { account, linked: false, joined: false } : null;
}

/**
 * Makes the account of somebody who is new here, together with the identity and the membership. The database decides who is
 * first: of parallel arrivals of one person one makes the account and all get it. Null when the address belongs to
 * somebody else.
 */
export function admit(database: Database, external: ExternalUser, at: Date): Promise<LinkedAccount | null> {
  const row = { id: randomId(), email: external.email, name: external.name, created_at: at };
  return database
    .tenant(external.companyId, async (trx) => {
      await requireAgreed(trx, external);
      const account = await trx.insertInto('account').values(row).returningAll().executeTakeFirstOrThrow();
      return linkIn(trx, external, account, at);
    })
    .catch((error: unknown) => alreadyLed(database, external, error));
}

/**
 * Links an identity with an account, and makes the account a member where that is due. The account it leads to afterwards is
 * answered: another one when it was linked in the meantime.
 */
export async function linkIdentity(
  database: Database,
  external: ExternalUser,
  account: AccountRow,
  at: Date,
): Promise<LinkedAccount> {
  const linked = await database
    .tenant(external.companyId, async (trx) => {
      await requireAgreed(trx, external);
      return linkIn(trx, external, account, at);
    })
    .catch((error: unknown) => alreadyLed(database, external, error));
  return linked ?? { account, linked: false, joined: false };
}
