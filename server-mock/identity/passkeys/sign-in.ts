import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { networkOf } from '../../kernel/limits/index.ts';
import { findAccount } from '../accounts/index.ts';
import { findPasskey, isRightPasskey, relyingPartyOf, requirePasskeys } from '../passkey-proof/index.ts';
import { noteFailure, signIn } from '../sign-in/index.ts';
import { challengeMark, markForChallenge } from './browser-mark.ts';

/** What challenges for signing in are bound to. */
const purpose = 'passkey-sign-in';
const minutes = 5;

/** Challenges of one network in a minute: each is a row for a while. */
const challengesPerMinute = 60;

/** `POST /auth/passkey/options`. It names no credentials, so it tells nobody who has one. */
export async function passkeyChallenge({ services, request, reply }: Call<'passkeyChallenge'>) {
  requirePasskeys(services.config);
  const { allowed, retryAfterSeconds } = await services.limits.hit(
    `passkey@${networkOf(request.ip)}`,
    challengesPerMinute,
    60,
  );
  if (!allowed) throw fail('too-many-requests', { retryAfter: retryAfterSeconds });
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(request).id,
    userVerification: 'required',
  });
  await services.codes.issue(purpose, markForChallenge(reply, services.config), { code: options.challenge, minutes });
  return { options: { ...options } };
}

/** `POST /auth/passkey`. Throws `passkey-refused`, whatever was wrong with it. */
export async function loginByPasskey(context: Call<'loginByPasskey'>) {
  const { services, body, request } = context;
  requirePasskeys(services.config);
  const mark = challengeMark(request);
  const id = body.response['id'];
  const passkey = typeof id === 'string' ? await findPasskey(services.database, id) : undefined;
  const account = passkey ? await findAccount(services.database, passkey.account_id) : undefined;
  const isOurs = async (challenge: string) =>
    mark !== undefined && (await services.codes.redeem(purpose, mark, challenge));
  const proven = passkey !== undefined && (await isRightPasskey(context, passkey, body.response, isOurs));
  if (!proven || !account || account.disabled_at) {
    await noteFailure(context, account, 'passkey');
    throw fail('passkey-refused');
  }
  return signIn(context, account, 'passkey', body.redirect);
}
