import type { Settings } from '../../../../src/types/generated/contracts/company-provider.ts';

/** A company's own provider: what the third protocol needs, and the domains whose addresses it may vouch for. */
export type CompanyThirdSettings = Required<Settings>;

/** All settings. What a body, or a row of an earlier release, leaves out is empty. */
export const filledIn = ({
  authorizeUrl = '',
  profileUrl = '',
  codeField = '',
  logoutUrl = '',
  emailDomains = '',
}: Settings): CompanyThirdSettings => ({ authorizeUrl, profileUrl, codeField, logoutUrl, emailDomains });

/** Whether there are addresses at all; without them there is no provider. */
export const isEmpty = ({ authorizeUrl, profileUrl }: Pick<CompanyThirdSettings, 'authorizeUrl' | 'profileUrl'>) =>
  authorizeUrl === '' && profileUrl === '';
