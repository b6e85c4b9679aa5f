import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { attempt } from '../../kernel/limits/attempt.ts';
import { laneOf, sourceOfSession } from '../../kernel/limits/index.ts';
import { ownAccount, verifyPassword } from '../accounts/index.ts';
import { provesByPasskey } from '../passkey-proof/index.ts';
import { spendSecondStep } from '../second-step/index.ts';
import { newToken, renewSession } from '../sessions/index.ts';
import { proofMinutes, proofPurpose, proofTarget, readChallenge } from './action.ts';
import { methodsOf, type ProofMethod } from './methods.ts';
import { proofCodePurpose } from './send-code.ts';

const fields: readonly ProofMethod[] = ['password', 'totp', 'code', 'passkey'];

async function isRight(context: Call<'prove'>, method: ProofMethod): Promise<boolean> {
  const { services, body, request } = context;
  const { password = '', totp = '', code = '', passkey = {} } = body;
  const row = await ownAccount(context);
  if (method === 'password') return verifyPassword(row.password_hash, password, laneOf(sourceOfSession(request)));
  if (method === 'totp') return (await spendSecondStep(services, row.id, totp)) !== null;
  if (method === 'passkey') return provesByPasskey(context, passkey);
  return services.codes.redeem(proofCodePurpose, row.email ?? '', code.trim(), sourceOfSession(request));
}

/** Failures count apart, so that a mistyped code of the app does not slow the password down; a passkey cannot be guessed. */
const subjects: Record<ProofMethod, string> = {
  password: 'account',
  code: 'account',
  totp: 'two-step',
  passkey: 'passkey',
};

/**
 * `POST /api/user/prove`: answers the token of the one call that the challenge names. Guessing is slowed down like signing
 * in. Throws `proof-wrong` for the field that bore the proof, `passkey-refused` for a passkey, `proof-expired`.
 */
export async function prove(context: Call<'prove'>) {
  const { body, services, me, request, reply } = context;
  const { digest, actions } = readChallenge(context, body.action);
  const allowed = await methodsOf(context);
  const method = fields.find((field) => allowed.includes(field) && body[field]);
  const field = method ?? allowed[0] ?? 'password';
  if (!method) throw fail('invalid-fields', { errors: { [field]: context.text('api.field.required') } });
  const proven = await attempt(services.limits, `${subjects[method]}:${me.id}`, sourceOfSession(request), () =>
    isRight(context, method),
  );
  const action = proven ? 'proof.given' : 'proof.failed';
  await services.audit.record({
    action,
    actor: me,
    target: String(me.id),
    address: request.ip,
    detail: { method, actions },
  });
  if (!proven) throw method === 'passkey' ? fail('passkey-refused') : fail('proof-wrong', { field });
  await renewSession(reply, services);
  const own = { code: newToken(), minutes: proofMinutes };
  return { token: await services.codes.issue(proofPurpose, proofTarget(context, digest), own) };
}
