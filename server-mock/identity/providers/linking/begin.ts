import { publicOriginElsewhere } from '../../../kernel/addresses/own-origins.ts';
import type { Call } from '../../../kernel/contracts/index.ts';
import { PLATFORM } from '../../../kernel/database/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { requireMethod } from '../../methods/index.ts';
import { requireProof } from '../../recent-proof/index.ts';
import { callbackAddress } from '../addresses.ts';
import { requireProvider } from '../find-provider.ts';
import { linkElsewhere } from '../public-first.ts';
import { isBrowserMethod } from '../registry.ts';
import { keepLinkIntent } from './intent.ts';

/** The company whose own provider is meant: one that the person belongs to. */
async function companyIdOf({ services, me, body }: Call<'beginLink'>, method: string): Promise<number> {
  if (method !== 'third-company') return PLATFORM;
  const companies = await services.companies.ofAccount(me.id);
  return companies.find(({ key }) => key === body.company)?.id ?? PLATFORM;
}

/**
 * `POST /api/user/identities/link/{provider}`: answers the address of ours that leads on to the provider. Throws
 * `proof-needed` before it was confirmed, and what could only go wrong on the way: `method-disabled`, `provider-not-configured`.
 */
export async function beginLink(context: Call<'beginLink'>) {
  const { services, params, request, text } = context;
  const { provider: method } = params;
  if (!isBrowserMethod(method)) throw fail('not-found');
  requireMethod(services.config, method);
  const companyId = await companyIdOf(context, method);
  await requireProvider(services, method, companyId);
  callbackAddress(request, services.config, method);
  const way = `${services.config.contextPath}/auth/${method}?link=`;
  if (publicOriginElsewhere(request) !== null) return { redirect: way + linkElsewhere };
  await requireProof(context, {
    name: 'link-identity',
    value: text(`api.method.${method}`),
    bound: [method, companyId],
  });
  const link = await keepLinkIntent(context, { method, companyId });
  return { redirect: way + link };
}
