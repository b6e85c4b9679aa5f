import type { Context } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { safeRedirect } from '../../kernel/redirects/safe-redirect.ts';
import type { AccountRow } from '../accounts/index.ts';
import { isAdministratorAddress } from '../accounts/index.ts';
import { signIn } from '../sign-in/index.ts';
import type { ExternalUser } from './external-user.ts';
import { keepPending } from './pending.ts';
import type { LinkedAccount } from './service.ts';

/**
 * Whether somebody who is new here may get an account at once: the provider vouches for the address. Those of
 * configured administrators are never given away on another system's word.
 */
const mayBeAdmitted = ({ services }: Context, { email, vouched }: ExternalUser): boolean =>
  vouched && !isAdministratorAddress(email, services.config);

/** Signs in the account that an identity leads to. Throws `account-disabled`. */
export function enter(context: Context, account: AccountRow, external: ExternalUser, wanted: string | undefined) {
  if (account.disabled_at) throw fail('account-disabled');
  return signIn(context, account, external.provider, wanted, external.companyId);
}

/**
 * Writes down that an identity leads to an account from now on, with the account's own events, and with those of the company
 * that its owner belongs to from now on.
 */
export async function noteLinked(
  { services, request }: Context,
  { account, linked, joined }: LinkedAccount,
  { provider, subject, companyId }: ExternalUser,
): Promise<void> {
  const line = { actor: account, target: String(account.id), address: request.ip };
  const company = companyId === PLATFORM ? {} : { company: companyId };
  const detail = { provider, subject, ...company };
  if (linked) await services.audit.record({ ...line, action: 'identity.linked', detail });
  if (joined) await services.audit.record({ ...line, action: 'company.joined', companyId, detail: { provider } });
}

/**
 * Where everybody ends whom a provider vouched for: a known identity signs in, a newcomer with an address that
 * is theirs and nobody else's gets an account, and everybody else proves an address first. Answers where to go.
 */
export async function arrive(context: Context, external: ExternalUser, wanted: string | undefined) {
  const { services, reply } = context;
  const known = await services.identities.find(external);
  if (known) return enter(context, known, external, wanted);
  if (mayBeAdmitted(context, external)) {
    const admitted = await services.identities.admit(external);
    if (admitted) {
      await noteLinked(context, admitted, external);
      return enter(context, admitted.account, external, wanted);
    }
  }
  await keepPending(reply, services, external);
  const { contextPath } = services.config;
  return { redirect: `${contextPath}/bind?redirect=${encodeURIComponent(safeRedirect(wanted, contextPath))}` };
}
