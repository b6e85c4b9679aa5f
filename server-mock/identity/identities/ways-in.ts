import type { Transaction } from 'kysely';
import type { Configuration } from '../../kernel/configuration/index.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { AccountRow } from '../accounts/index.ts';
import { isMethodOffered } from '../methods/index.ts';
import { offersPasskeys } from '../passkey-proof/index.ts';
import { identitiesOf } from './queries.ts';

type Base = { database: Pick<Database, 'query'>; config: Pick<Configuration, 'authTypes' | 'integration'> };

/** What is about to be taken away, by its id. */
type Leaving = { identity: number } | { passkey: number };

const mayUse = ({ authTypes, integration }: Base['config'], provider: string): boolean =>
  authTypes.includes(provider) || integration.type === provider;

async function hasPasskey({ query }: Pick<Database, 'query'>, accountId: number, leaving: Leaving): Promise<boolean> {
  const own = query.selectFrom('passkey').select('id').where('account_id', '=', accountId);
  const rest = 'passkey' in leaving ? own.where('id', '<>', leaving.passkey) : own;
  return (await rest.executeTakeFirst()) !== undefined;
}

/** Whether an account can still sign in without one of its identities or passkeys. Only methods on offer count. */
export async function hasOtherWayIn(
  { database, config }: Base,
  account: AccountRow,
  leaving: Leaving,
): Promise<boolean> {
  const offered = (...methods: string[]) => isMethodOffered(config, ...methods);
  if (account.password_hash !== null && offered('password')) return true;
  if (account.email !== null && offered('email', 'captcha')) return true;
  if (account.phone !== null && offered('phone', 'captcha')) return true;
  const identities = await identitiesOf(database, account.id);
  const others = identities.filter(({ id }) => !('identity' in leaving && id === leaving.identity));
  if (others.some(({ provider }) => mayUse(config, provider))) return true;
  return offersPasskeys(config) && hasPasskey(database, account.id, leaving);
}

/**
 * Takes a way in away unless it is the last one. The account is locked meanwhile, so that of two ways that go at once
 * one stays. Throws `last-way-in`.
 */
export function giveUpWayIn<T>(
  { database, config }: { database: Pick<Database, 'transaction'>; config: Base['config'] },
  accountId: number,
  leaving: Leaving,
  remove: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return database.transaction(async (query) => {
    const locked = query.selectFrom('account').selectAll().where('id', '=', accountId).forUpdate();
    const account = await locked.executeTakeFirstOrThrow();
    if (!(await hasOtherWayIn({ database: { query }, config }, account, leaving))) throw fail('last-way-in');
    return remove(query);
  });
}
