import type { Call } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { requireProof } from '../../recent-proof/index.ts';
import { requireOwnDomains } from './email-domains.ts';
import { providerActions } from './proof.ts';
import { writeProposal } from './proposals.ts';
import { removeCompanyProvider, writeCompanyProvider } from './provider.ts';
import { requireReadable } from './readable.ts';
import { noteChange } from './record.ts';
import { settingsOf } from './settings.ts';
import { filledIn, isEmpty } from './third-settings.ts';
import { tryProfileAddress } from './try-out.ts';

/** Tries in a minute, by company. */
const tries = 20;

/** `GET /api/company/{key}/third`. */
export const ownProvider = (context: Call<'ownProvider'>) => settingsOf(context, context.scope.companyId);

/**
 * `POST /api/company/{key}/third`. Whoever says who people are can be any of them, in other companies, too: so what a company's
 * administrators want waits for the platform's. To have none any more is theirs to decide. What takes effect at once needs a
 * proof. Throws `email-domain-public`, `proof-needed`.
 */
export async function proposeProvider(context: Call<'proposeProvider'>) {
  const { services, body, me, scope, params } = context;
  const { companyId } = scope;
  const settings = filledIn(body);
  requireReadable(settings, context.text);
  requireOwnDomains(settings);
  const takesEffect = me.isSuperAdmin || isEmpty(settings);
  if (takesEffect) await requireProof(context, ...providerActions(params.companyKey, settings));
  const by = { accountId: me.id, at: services.now() };
  if (isEmpty(settings)) await removeCompanyProvider(services, companyId);
  else if (takesEffect) await writeCompanyProvider(services, { companyId, settings });
  else await writeProposal(services.database, { companyId, settings }, by);
  await noteChange(
    context,
    takesEffect ? 'company.provider-changed' : 'company.provider-proposed',
    companyId,
    settings,
  );
  return settingsOf(context, companyId);
}

/**
 * `POST /api/company/{key}/third/test`. The platform's administrators alone may have this server ask an address inside its own
 * network. Throws `provider-not-configured`, `provider-not-public`, `provider-unavailable`,
 * `provider-takes-anything`, `too-many-requests`.
 */
export async function tryOwnProvider({ services, body, me, scope, text }: Call<'tryOwnProvider'>) {
  const { allowed, retryAfterSeconds } = await services.limits.hit(`provider-test:${scope.companyId}`, tries, 60);
  if (!allowed) throw fail('too-many-requests', { retryAfter: retryAfterSeconds });
  const settings = filledIn(body);
  if (settings.profileUrl === '') throw fail('provider-not-configured', { field: 'profileUrl' });
  requireReadable(settings, text);
  await tryProfileAddress(settings, { insideToo: me.isSuperAdmin });
  return {};
}
