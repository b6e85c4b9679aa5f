import type { ProveAnswer, ProveBody } from '../../src/types/generated/contracts/recent-proof.ts';
import { verifyPassword } from '../accounts/password-hash.ts';
import { ownAccount } from '../accounts/user-info.ts';
import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { attempt } from '../limits/attempt.ts';
import { renewSession } from '../sessions/index.ts';
import { spendSecondStep } from '../two-step/check-code.ts';
import { methodsOf, type ProofMethod } from './methods.ts';
import { proofPurpose } from './send-code.ts';

const fields: readonly ProofMethod[] = ['password', 'totp', 'code'];

async function isRight(context: Context, method: ProofMethod, given: string): Promise<boolean> {
  const { services } = context;
  const row = await ownAccount(context);
  if (method === 'password') return verifyPassword(row.password_hash, given);
  if (method === 'totp') return (await spendSecondStep(services, row.id, given)) !== null;
  return services.codes.redeem(proofPurpose, row.email ?? '', given.trim());
}

/** `POST /api/user/prove`: guessing is slowed down like signing in. Throws `proof-wrong` for the field that bore the proof. */
export async function prove(context: Context<ProveBody>): Promise<ProveAnswer> {
  const { body, services, me, request, reply } = context;
  const allowed = await methodsOf(context);
  const method = fields.find((field) => allowed.includes(field) && body[field]);
  const field = method ?? allowed[0] ?? 'password';
  if (!method) throw fail('invalid-fields', { errors: { [field]: context.text('api.field.required') } });
  const subject = method === 'totp' ? `two-step:${me.id}` : `account:${me.id}`;
  const proven = await attempt(services.limits, subject, request.ip, () => isRight(context, method, body[method]!));
  const action = proven ? 'proof.given' : 'proof.failed';
  await services.audit.record({ action, actor: me, target: String(me.id), address: request.ip, detail: { method } });
  if (!proven) throw fail('proof-wrong', { field });
  await renewSession(reply, services, { provenAt: services.now() });
  return {};
}
