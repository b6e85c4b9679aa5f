import type { Call } from '../../kernel/contracts/index.ts';
import { forgiveFailures } from '../../kernel/limits/attempt.ts';
import { passwordColumns, passwordProblems, refuseProblems } from '../account-change/index.ts';
import { type AccountRow, findByIdentifier, sendNotice, updateAccount } from '../accounts/index.ts';
import { holderOf } from '../known-devices/index.ts';
import { requireMethod } from '../methods/index.ts';
import type { PasswordOwner } from '../passwords/index.ts';
import { proveByCode } from './prove.ts';
import { type ResetTarget, resetTarget } from './target.ts';
import { dropTicket, giveTicket, takeTicket } from './ticket.ts';

function refuseBadPassword({ body, services, text }: Call<'resetPassword'>, owner: PasswordOwner): void {
  const given = { password: body.tokenNew, repeat: body.tokenRepeat, field: 'tokenNew', repeatField: 'tokenRepeat' };
  refuseProblems(passwordProblems(services.config, given, owner), text);
}

/** The account of a target that this browser has proven already, or proves now. */
async function provenAccount(context: Call<'resetPassword'>, target: ResetTarget): Promise<AccountRow> {
  const account = await findByIdentifier(context.services.database, target);
  if (account && (await takeTicket(context, target, account))) return account;
  return proveByCode(context, target, context.body.token ?? '');
}

/** What the account itself forbids is told only to who has proven to own it, and costs no other code. */
async function refuseOwnWords(context: Call<'resetPassword'>, account: AccountRow, target: ResetTarget): Promise<void> {
  try {
    refuseBadPassword(context, account);
  } catch (error) {
    await giveTicket(context, target, account);
    throw error;
  }
}

/**
 * `POST /resetpwd`: sets a new password. Every session ends, pauses that wrong passwords have earned are forgotten, the
 * owner is told by mail, and the browser is known from now on. Nobody is signed in: two-step sign-in still asks for its second step.
 */
export async function resetPassword(context: Call<'resetPassword'>) {
  const { services, request, reply, body } = context;
  requireMethod(services.config, 'password');
  const target = resetTarget(body);
  refuseBadPassword(context, { [target.kind]: target.value });
  const account = await provenAccount(context, target);
  await refuseOwnWords(context, account, target);
  const change = await passwordColumns(body.tokenNew, services.now());
  await updateAccount(services.database, account.id, change);
  await services.sessions.endAll(account.id);
  await forgiveFailures(services.limits, `account:${account.id}`, request.ip);
  await services.devices.remember(reply, holderOf({ ...account, ...change }, ''));
  dropTicket(context);
  await services.audit.record({
    action: 'password.reset',
    actor: account,
    target: String(account.id),
    address: request.ip,
    detail: { accountType: target.kind },
  });
  await sendNotice(context, account.email, 'password-changed');
  return { redirect: `${services.config.contextPath}/login` };
}
