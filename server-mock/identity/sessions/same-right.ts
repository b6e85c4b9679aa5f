import { enforceAccess } from '../../kernel/contracts/access.ts';
import type { Access, Operation } from '../../kernel/contracts/contract.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { findAccount, toUser } from '../accounts/index.ts';

/**
 * Asks once more, and nothing that is remembered, whether the caller may make the call: a check can wait for seconds, in
 * which a stolen session is ended or a role is taken away. The session is known by its id, because its token may change
 * meanwhile. Throws `not-signed-in` or `forbidden`.
 */
export async function requireSameRight({ request, services }: Context): Promise<void> {
  const { session } = request;
  if (!session) throw fail('not-signed-in');
  const [alive, account] = await Promise.all([
    services.sessions.listOf(session.accountId),
    findAccount(services.database, session.accountId),
  ]);
  if (!account || account.disabled_at || !alive.some(({ id }) => id === session.id)) throw fail('not-signed-in');
  const { operation } = request.routeOptions.config as { operation?: Operation };
  if (!operation) throw fail('forbidden');
  await enforceAccess(
    operation.access as Access,
    services.companies,
    toUser(account, services.config),
    request.params as object,
  );
}
