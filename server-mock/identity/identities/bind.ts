import type { Call, Context } from '../../kernel/contracts/index.ts';
import { Failure, fail } from '../../kernel/errors/fail.ts';
import { normaliseName } from '../../kernel/values/identifiers.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';
import { findByIdentifier } from '../accounts/index.ts';
import { noteFailure } from '../sign-in/index.ts';
import { enter, noteLinked } from './arrive.ts';
import type { ExternalUser } from './external-user.ts';
import { endPending, requirePending } from './pending.ts';
import type { LinkedAccount } from './service.ts';

/** What the codes that prove an address for linking are bound to. */
export const bindPurpose = 'bind';

/** `GET /api/bind`: who waits in this browser to be linked. Throws `bind-expired`. */
export async function pendingBind(context: Call<'pendingBind'>) {
  const { name, email, provider } = await requirePending(context);
  return { amisUser: { name }, email, provider };
}

/** Links an identity with the account of its proven address, which is made when there is none, also by somebody faster. */
async function lead({ services }: Context, proven: ExternalUser): Promise<LinkedAccount | null> {
  const { database, identities } = services;
  const holder = () => findByIdentifier(database, { kind: 'email', value: proven.email });
  const known = await holder();
  if (known) return identities.link(proven, known);
  const admitted = await identities.admit(proven);
  if (admitted) return admitted;
  const faster = await holder();
  return faster ? identities.link(proven, faster) : null;
}

/**
 * `POST /bind`: links who waits in this browser with the account of a proven address, which is made when there is
 * none, and signs in. Throws `bind-expired`, `invalid-code`, `account-disabled`.
 */
export async function bind(context: Call<'bind'>) {
  const { body, services, request } = context;
  const external = await requirePending(context);
  const email = normaliseName(body.email);
  if (email === '') throw fail('email-required', { field: 'email' });
  if (!isMailAddress(email)) throw fail('email-invalid', { field: 'email' });
  if (!(await services.codes.redeem(bindPurpose, email, body.token.trim(), { address: request.ip }))) {
    await noteFailure(context, undefined, external.provider);
    throw fail('invalid-code', { field: 'token' });
  }
  const led = await lead(context, { ...external, email, vouched: true }).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'provider-not-configured') return null;
    throw error;
  });
  if (!led) throw fail('bind-expired');
  await endPending(context);
  await noteLinked(context, led, external);
  return enter(context, led.account, external, body.redirect);
}
