import type { AccountRow } from '../accounts/queries.ts';
import type { Configuration } from '../configuration/index.ts';
import type { Database } from '../database/index.ts';
import { identitiesOf } from './queries.ts';

type Base = { database: Pick<Database, 'query'>; config: Pick<Configuration, 'authTypes' | 'integration'> };

const mayUse = ({ authTypes, integration }: Base['config'], provider: string): boolean =>
  authTypes.includes(provider) || integration.type === provider;

async function hasPasskey({ query }: Pick<Database, 'query'>, accountId: number): Promise<boolean> {
  const found = await query.selectFrom('passkey').select('id').where('account_id', '=', accountId).executeTakeFirst();
  return found !== undefined;
}

/** Whether an account can still sign in without one of its identities. Only methods on offer count. */
export async function hasOtherWayIn(
  { database, config }: Base,
  account: AccountRow,
  identityId: number,
): Promise<boolean> {
  const offered = (...methods: string[]) => methods.some((method) => config.authTypes.includes(method));
  if (account.password_hash !== null && offered('password')) return true;
  if (account.email !== null && offered('email', 'captcha')) return true;
  if (account.phone !== null && offered('phone', 'captcha')) return true;
  const others = await identitiesOf(database, account.id);
  if (others.some(({ id, provider }) => id !== identityId && mayUse(config, provider))) return true;
  return hasPasskey(database, account.id);
}
