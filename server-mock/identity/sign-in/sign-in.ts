import type { AnswerTo, Context } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { chosenAppearance } from '../../kernel/http/appearance.ts';
import { safeRedirect } from '../../kernel/redirects/safe-redirect.ts';
import type { AccountRow } from '../accounts/index.ts';
import { updateAccount } from '../accounts/index.ts';
import { holderOf } from '../known-devices/index.ts';
import type { Method } from '../methods/index.ts';
import { endPending, hasTwoStep, notePending, type SecondStep, secondStepPath } from '../second-step/index.ts';
import { openSession } from '../sessions/index.ts';
import { recordFailure } from './failure-lines.ts';
import type { FirstStep } from './first-step.ts';
import { byPasswordAge } from './password-age.ts';
import { requireStillProven } from './require-still-proven.ts';

/** What a person chose in this browser goes along to the others. */
async function keepPreferences({ request, services, locale }: Context, account: AccountRow): Promise<void> {
  const appearance = chosenAppearance(request) ?? account.appearance;
  const chosen = { locale: request.cookies['locale'] === locale ? locale : account.locale, appearance };
  if (chosen.locale !== account.locale || chosen.appearance !== account.appearance)
    await updateAccount(services.database, account.id, chosen);
}

/** A passkey is two steps in one: the device, and what unlocks it. */
const needsSecondStep = async ({ services }: Context, account: AccountRow, method: Method) =>
  method !== 'passkey' && (await hasTwoStep(services, account.id));

/**
 * Where every method of signing in ends once it has proven an account: opens a session and answers where to go. With
 * two-step sign-in no session opens yet, and the way leads to the second step. Throws `invalid-credentials` or
 * `provider-not-configured` when what was proven counts no longer.
 */
export async function signIn(
  context: Context,
  account: AccountRow,
  method: Method,
  wanted: string | undefined,
  providerCompany = PLATFORM,
): Promise<AnswerTo<'login'>> {
  const { services, reply } = context;
  if (!(await needsSecondStep(context, account, method)))
    return completeSignIn(context, account, { method, providerCompany }, wanted);
  const tokenHash = await notePending(reply, services, { accountId: account.id, method, providerCompany });
  try {
    await requireStillProven(services, account, { method, providerCompany });
  } catch (error) {
    await endPending(services.database, tokenHash);
    throw error;
  }
  const { contextPath } = services.config;
  return {
    redirect: `${contextPath}${secondStepPath}?redirect=${encodeURIComponent(safeRedirect(wanted, contextPath))}`,
  };
}

/** Opens a session for an account that has made every step, and answers where to go: the wanted path if it is one of ours. */
export async function completeSignIn(
  context: Context,
  account: AccountRow,
  firstStep: FirstStep,
  wanted: string | undefined,
  secondStep?: SecondStep,
): Promise<AnswerTo<'login'>> {
  const { services, reply, request } = context;
  const requireProven = () => requireStillProven(services, account, firstStep);
  await openSession(reply, account.id, services, firstStep, requireProven);
  await services.devices.remember(reply, holderOf(account, ''));
  await keepPreferences(context, account);
  await services.audit.record({
    action: 'login.succeeded',
    actor: account,
    target: String(account.id),
    address: request.ip,
    detail: { method: firstStep.method, ...(secondStep ? { secondStep } : {}), userAgent: userAgentOf(context) },
  });
  const redirect = safeRedirect(wanted, services.config.contextPath);
  return { redirect: await byPasswordAge(context, account, firstStep.method, redirect) };
}

/** Writes a failed sign-in down. What was typed is kept only when it leads to an account: it may be a mistyped password. */
export async function noteFailure(
  context: Context,
  account: AccountRow | undefined,
  method: Method | 'two-step',
): Promise<void> {
  const { services, request } = context;
  const target = account ? String(account.id) : '';
  const detail = { method, userAgent: userAgentOf(context) };
  await recordFailure(services, { action: 'login.failed', target, address: request.ip, detail });
}

/** Enough of a browser's name for its owner to recognise it in the history. */
function userAgentOf({ request }: Context): string {
  return (request.headers['user-agent'] ?? '').slice(0, 256);
}
