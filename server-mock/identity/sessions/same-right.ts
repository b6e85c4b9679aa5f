import type { User } from '../../../src/types/start.ts';
import { enforceAccess } from '../../kernel/contracts/access.ts';
import type { Access, Operation } from '../../kernel/contracts/contract.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Session } from '../../kernel/contracts/session.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { findAccount, toUser } from '../accounts/index.ts';

/**
 * Asks once more, and nothing that is remembered, whether the caller may make the call: a check can wait for seconds, in
 * which a stolen session is ended or a role is taken away. The session is known by its id, because its token may change
 * meanwhile. So is an access token. Throws `not-signed-in` or `forbidden`.
 */
export async function requireSameRight({ request, services }: Context): Promise<void> {
  const { session, accessToken } = request;
  if (!session) throw fail('not-signed-in');
  const { operation } = request.routeOptions.config as { operation?: Operation };
  if (!operation) throw fail('forbidden');
  const user = accessToken
    ? (await services.accessTokens.findAgain(session.accountId, accessToken.id))?.session.user
    : await userOf(session, services);
  if (!user) throw fail('not-signed-in');
  await enforceAccess(operation.access as Access, services.companies, user, request.params as object);
}

/** The person of a session that is still alive; null for one that has ended. */
async function userOf(session: Session, services: Context['services']): Promise<User | null> {
  const [alive, account] = await Promise.all([
    services.sessions.listOf(session.accountId),
    findAccount(services.database, session.accountId),
  ]);
  if (!account || account.disabled_at || !alive.some(({ id }) => id === session.id)) return null;
  return toUser(account, services.config);
}
