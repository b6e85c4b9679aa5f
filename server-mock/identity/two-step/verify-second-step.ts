import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { attempt } from '../../kernel/limits/attempt.ts';
import { findAccount } from '../accounts/index.ts';
import { holderOf } from '../known-devices/index.ts';
import type { Method } from '../methods/index.ts';
import { countPendingTry, endPending, forgetPending, type SecondStep, spendSecondStep } from '../second-step/index.ts';
import { completeSignIn, noteFailure } from '../sign-in/index.ts';

/**
 * `POST /login/verify`: the second step of a sign-in. Wrong codes are few for one first step, and slowed down like passwords over all of
 * them. Throws `second-step-expired` when the first step has to be made again.
 */
export async function verifySecondStep(context: Call<'verifySecondStep'>) {
  const { body, request, reply, services } = context;
  const pending = await countPendingTry(request, services);
  const account = pending ? await findAccount(services.database, pending.accountId) : undefined;
  if (!pending || !account || account.disabled_at) throw fail('second-step-expired');
  let step: SecondStep | null = null;
  const source = await services.devices.source(request, holderOf(account, ''));
  await attempt(services.limits, `two-step:${account.id}`, source, async () => {
    step = await spendSecondStep(services, account.id, body.code);
    return step !== null;
  });
  if (step === null) {
    await noteFailure(context, account, 'two-step');
    throw fail('second-step-wrong', { field: 'code' });
  }
  if (!(await endPending(services.database, pending.tokenHash))) throw fail('second-step-expired');
  forgetPending(reply, services.config);
  const first = { method: pending.method as Method, providerCompany: pending.providerCompany };
  return completeSignIn(context, account, first, body.redirect, step);
}
