import { type AccountRow, findAccount } from '../accounts/queries.ts';
import type { ServiceBase } from '../service-base.ts';
import type { Method } from './method.ts';

/**
 * Whether a way of signing in proves the account still. A sign-in by password may have waited for seconds. A password that was
 * changed meanwhile has ended every session, and none must open by the former one afterwards. Ask this after the session was
 * stored: what is stored before the change ends with it.
 */
export async function stillProves(
  { database }: Pick<ServiceBase, 'database'>,
  { id, password_hash }: AccountRow,
  method: Method,
): Promise<boolean> {
  if (method !== 'password') return true;
  return (await findAccount(database, id))?.password_hash === password_hash;
}
