import type { CompanySettings, Settings } from '../../../src/types/generated/contracts/company-provider.ts';
import type { Context } from '../../contracts/index.ts';
import { callbackAddress } from '../addresses.ts';
import type { ThirdSettings } from '../third/index.ts';
import { readProposal } from './proposals.ts';
import { readCompanyProvider } from './provider.ts';

/** What a body says, with what it leaves out. */
export const filledIn = ({ authorizeUrl = '', profileUrl = '', codeField = '', logoutUrl = '' }: Settings) => ({
  authorizeUrl,
  profileUrl,
  codeField,
  logoutUrl,
});

/** Whether there are addresses at all; without them there is no provider. */
export const isEmpty = ({ authorizeUrl, profileUrl }: ThirdSettings): boolean =>
  authorizeUrl === '' && profileUrl === '';

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
