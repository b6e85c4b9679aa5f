import type { CompanyThirdSettings } from './third-settings.ts';

/** The host of an address as it is written, with its port. No setting has a name before the host. */
const hostOf = (address: string): string => /^https?:\/\/([^/?#]+)/.exec(address)?.[1] ?? '';

/**
 * The hosts that a company's provider works by, each once. That of the profiles is the first: it says who people are.
 */
export const hostsOf = ({
  profileUrl,
  authorizeUrl,
}: Pick<CompanyThirdSettings, 'authorizeUrl' | 'profileUrl'>): string =>
  [...new Set([profileUrl, authorizeUrl].map(hostOf))].filter(Boolean).join(', ');
