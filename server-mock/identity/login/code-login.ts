import type { AnswerTo, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Identifier } from '../../kernel/values/identifiers.ts';
import { findByIdentifier } from '../accounts/index.ts';
import { holderOf } from '../known-devices/index.ts';
import { requireMethod } from '../methods/index.ts';
import { noteFailure, signIn } from '../sign-in/index.ts';

/**
 * Signs in with a code sent to an address or phone. Codes exist for unknown targets too (never delivered), so the
 * work is the same. Guessing needs no delay: a code bears five tries. Throws `invalid-code`.
 */
export async function codeLogin(
  context: Context,
  identifier: Identifier & { kind: 'email' | 'phone' },
  given: { token: string; redirect?: string | undefined },
): Promise<AnswerTo<'login'>> {
  const { services, request } = context;
  requireMethod(services.config, identifier.kind, 'captcha');
  const account = await findByIdentifier(services.database, identifier);
  const source = await services.devices.source(request, holderOf(account, identifier.value));
  const proven = await services.codes.redeem('login', identifier.value, given.token.trim(), source);
  if (proven && account) return signIn(context, account, identifier.kind, given.redirect);
  await noteFailure(context, account, identifier.kind);
  throw fail('invalid-code', { field: 'token' });
}
