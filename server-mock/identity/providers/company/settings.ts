import type { CompanySettings } from '../../../../src/types/generated/contracts/company-provider.ts';
import type { Context } from '../../../kernel/contracts/index.ts';
import { callbackAddress } from '../addresses.ts';
import { readProposal } from './proposals.ts';
import { readCompanyProvider } from './provider.ts';
import { filledIn } from './third-settings.ts';

/** A company's own provider as its administrators see it: what they want, else what is in force. */
export async function settingsOf(
  { services, request }: Pick<Context, 'services' | 'request'>,
  companyId: number,
): Promise<Required<CompanySettings>> {
  const inForce = await readCompanyProvider(services, companyId);
  const wanted = await readProposal(services.database, companyId);
  const settings = filledIn(wanted ?? inForce?.settings ?? {});
  const callback = callbackAddress(request, services.config, 'third-company');
  return { ...settings, callback, inForce: inForce !== null, waiting: wanted !== null };
}
