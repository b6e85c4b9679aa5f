import type { AnswerTo, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { attempt } from '../../kernel/limits/attempt.ts';
import { laneOf } from '../../kernel/limits/index.ts';
import { identify } from '../../kernel/values/identifiers.ts';
import { findByIdentifier, verifyPassword } from '../accounts/index.ts';
import { holderOf } from '../known-devices/index.ts';
import { requireMethod } from '../methods/index.ts';
import { noteFailure, signIn } from '../sign-in/index.ts';

/**
 * Signs in with address, username or phone and a password. An unknown account costs the same work and gets the same
 * answer as a wrong password. The account is read again when the password is compared, because the attempt may have waited
 * while the owner changed it. Throws `invalid-credentials` for the field that bore the password.
 */
export async function passwordLogin(
  context: Context,
  given: { account: string; password: string; field: 'password' | 'token'; redirect?: string | undefined },
): Promise<AnswerTo<'login'>> {
  const { services, request } = context;
  requireMethod(services.config, 'password');
  const identifier = identify(given.account);
  let account = await findByIdentifier(services.database, identifier);
  const holder = holderOf(account, identifier.value);
  const source = await services.devices.source(request, holder);
  const proven = await attempt(services.limits, holder.subject, source, async () => {
    account = await findByIdentifier(services.database, identifier);
    return verifyPassword(account?.password_hash, given.password, laneOf(source));
  });
  if (proven && account) return signIn(context, account, 'password', given.redirect);
  await noteFailure(context, account, 'password');
  throw fail('invalid-credentials', { field: given.field });
}
