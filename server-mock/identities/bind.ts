import type { BindAnswer, BindBody, PendingBindAnswer } from '../../src/types/generated/contracts/identities.ts';
import { normaliseName } from '../accounts/identifiers.ts';
import { findByIdentifier } from '../accounts/queries.ts';
import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { noteFailure } from '../login/sign-in.ts';
import { isMailAddress } from '../mail/index.ts';
import { enter, noteLinked } from './arrive.ts';
import { endPending, requirePending } from './pending.ts';

/** What the codes that prove an address for linking are bound to. */
export const bindPurpose = 'bind';

/** `GET /api/bind`: who waits in this browser to be linked. Throws `bind-expired`. */
export async function pendingBind(context: Context): Promise<PendingBindAnswer> {
  const { name, email, provider } = await requirePending(context);
  return { amisUser: { name }, email, provider };
}

/**
 * `POST /bind`: links who waits in this browser with the account of a proven address, which is made when there is
 * none, and signs in. Throws `bind-expired`, `invalid-code`, `account-disabled`.
 */
export async function bind(context: Context<BindBody>): Promise<BindAnswer> {
  const { body, services } = context;
  const external = await requirePending(context);
  const email = normaliseName(body.email);
  if (email === '') throw fail('email-required', { field: 'email' });
  if (!isMailAddress(email)) throw fail('email-invalid', { field: 'email' });
  if (!(await services.codes.redeem(bindPurpose, email, body.token.trim()))) {
    await noteFailure(context, undefined, external.provider);
    throw fail('invalid-code', { field: 'token' });
  }
  const holder = await findByIdentifier(services.database, { kind: 'email', value: email });
  const account = holder
    ? await services.identities.link(external, holder)
    : await services.identities.admit({ ...external, email, vouched: true });
  if (!account) throw fail('account-disabled');
  await endPending(context);
  await noteLinked(context, account, external);
  return enter(context, account, external, body.redirect);
}
