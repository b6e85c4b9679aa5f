import type { Settings } from '../../../../src/types/generated/contracts/company-provider.ts';
import { type Call, listPage } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { requireProof } from '../../recent-proof/index.ts';
import { requireOwnDomains } from './email-domains.ts';
import { hostsOf } from './hosts.ts';
import { providerActions } from './proof.ts';
import { dropProposal, listProposals, readProposal } from './proposals.ts';
import { readCompanyProvider, removeCompanyProvider, writeCompanyProvider } from './provider.ts';
import { requireReadable } from './readable.ts';
import { noteChange } from './record.ts';
import { settingsOf } from './settings.ts';
import { filledIn, isEmpty } from './third-settings.ts';

async function companyId({ services, params }: Call<'companyProvider'>): Promise<number> {
  const company = await services.companies.findByKey(params.companyKey);
  if (!company) throw fail('not-found');
  return company.id;
}

/** `GET /api/admin/company-providers`: what companies want, beside what they have. */
export async function providerProposals(context: Call<'providerProposals'>) {
  const { services } = context;
  const { items: shown, total } = listPage(context, await listProposals(services.database));
  const items = shown.map(async ({ companyId: id, proposedAt, ...row }) => {
    const inForce = await readCompanyProvider(services, id);
    const settings = filledIn(row.settings as Settings);
    return {
      companyKey: row.companyKey,
      companyName: row.companyName,
      proposedBy: row.proposedBy ?? '',
      proposedAt: proposedAt.toISOString(),
      ...settings,
      hosts: hostsOf(settings),
      replaces: inForce?.settings.profileUrl ?? '',
    };
  });
  return { items: await Promise.all(items), total };
}

/** `GET /api/admin/company/{key}/third`. */
export const companyProvider = async (context: Call<'companyProvider'>) =>
  settingsOf(context, await companyId(context));

/**
 * `POST /api/admin/company/{key}/third`: puts the provider in force that the administrator saw and agreed to, even when
 * the company has proposed another one since. Settings without addresses remove the provider. Throws `not-found`, `email-domain-public`, `proof-needed`.
 */
export async function setCompanyProvider(context: Call<'setCompanyProvider'>) {
  const { services, body, params } = context;
  const id = await companyId(context);
  const settings = filledIn(body);
  requireReadable(settings, context.text);
  requireOwnDomains(settings);
  await requireProof(context, ...providerActions(params.companyKey, settings));
  if (isEmpty(settings)) await removeCompanyProvider(services, id);
  else await writeCompanyProvider(services, { companyId: id, settings });
  await noteChange(context, 'company.provider-changed', id, settings);
  return settingsOf(context, id);
}

/** `POST /api/admin/company/{key}/third/decline`. */
export async function declineProvider(context: Call<'declineProvider'>) {
  const { services } = context;
  const id = await companyId(context);
  const proposal = await readProposal(services.database, id);
  if (!proposal || !(await dropProposal(services.database, id))) throw fail('not-found');
  await noteChange(context, 'company.provider-declined', id, proposal);
  return {};
}
