import { fail } from '../../../kernel/errors/fail.ts';
import { PUBLIC_DOMAINS } from './public-domains.ts';
import type { CompanyThirdSettings } from './third-settings.ts';

type Domains = Pick<CompanyThirdSettings, 'emailDomains'>;

/** The domains of a company's own addresses, in small letters. */
export const domainsIn = ({ emailDomains }: Domains): string[] =>
  emailDomains
    .split(/[,，]/)
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);

/** Refuses domains that no company can own. Throws `email-domain-public`. */
export function requireOwnDomains(settings: Domains): void {
  const domain = domainsIn(settings).find((each) => PUBLIC_DOMAINS.has(each));
  if (domain) throw fail('email-domain-public', { field: 'emailDomains', values: { domain } });
}

/**
 * Whether a company's own provider may vouch for an address: its domain is one that the platform's administrators agreed to.
 * Without this limit the provider of a hostile company could open an account for anybody's address before its owner does
 * (account pre-hijacking). A subdomain is a domain of its own.
 */
export function vouchesFor(settings: Domains, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domainsIn(settings).includes(domain);
}
