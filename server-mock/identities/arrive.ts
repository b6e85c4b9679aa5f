import type { AccountRow } from '../accounts/queries.ts';
import { isAdministratorAddress } from '../accounts/user.ts';
import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { signIn } from '../login/sign-in.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import type { ExternalUser } from './external-user.ts';
import { keepPending } from './pending.ts';

/**
 * Whether somebody who is new here may get an account at once: the provider vouches for the address. Those of
 * configured administrators are never given away on another system's word.
 */
const mayBeAdmitted = ({ services }: Context, { email, vouched }: ExternalUser): boolean =>
  vouched && !isAdministratorAddress(email, services.config);

/** Signs in the account that an identity leads to. Throws `account-disabled`. */
export function enter(context: Context, account: AccountRow, external: ExternalUser, wanted: string | undefined) {
  if (account.disabled_at) throw fail('account-disabled');
  return signIn(context, account, external.provider, wanted);
}

/** Writes down that an identity leads to an account from now on. */
export function noteLinked({ services, request }: Context, account: AccountRow, external: ExternalUser): Promise<void> {
  return services.audit.record({
    action: 'identity.linked',
    companyId: external.companyId,
    actor: account,
    target: String(account.id),
    address: request.ip,
    detail: { provider: external.provider, subject: external.subject },
  });
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
    const account = await services.identities.admit(external);
    if (account) {
      await noteLinked(context, account, external);
      return enter(context, account, external, wanted);
    }
  }
  await keepPending(reply, services, external);
  const { contextPath } = services.config;
  return { redirect: `${contextPath}/bind?redirect=${encodeURIComponent(safeRedirect(wanted, contextPath))}` };
}
