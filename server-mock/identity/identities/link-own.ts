import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { ownAccount, sendNotice } from '../accounts/index.ts';
import type { ExternalMethod } from '../methods/index.ts';
import { requireSameRight } from '../sessions/index.ts';
import { recordFailure } from '../sign-in/index.ts';
import { noteLinked } from './arrive.ts';
import type { ExternalUser } from './external-user.ts';

/**
 * Links whom a provider vouched for with the account of the session, and tells its owner by mail. Nothing changes when that is
 * so already. The provider may have held its answer back until the session has ended. Throws `identity-taken` when it leads to
 * somebody else's account, `not-signed-in`.
 */
export async function linkOwn(context: Context, external: ExternalUser): Promise<'linked' | 'already'> {
  await requireSameRight(context);
  const account = await ownAccount(context);
  const led = await context.services.identities.link(external, account);
  if (led.account.id !== account.id) throw fail('identity-taken');
  if (!led.linked) return 'already';
  await noteLinked(context, led, external);
  await sendNotice(context, account.email, 'account-linked');
  return 'linked';
}

/** Writes down that the person at this session got no account linked. Without a session it is nobody's link, and nothing is written. */
export async function noteLinkRefused(
  { services, request, user }: Context,
  provider: ExternalMethod,
  reason: string,
): Promise<void> {
  if (!user) return;
  await recordFailure(services, {
    action: 'identity.link-refused',
    actor: user,
    target: String(user.id),
    address: request.ip,
    detail: { provider, reason },
  });
}
