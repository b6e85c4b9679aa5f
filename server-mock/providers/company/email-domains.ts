import type { CompanyThirdSettings } from './third-settings.ts';

/**
 * Whether a company's own provider may vouch for an address: its domain is one that the platform's administrators agreed to.
 * Without this limit the provider of a hostile company could open an account for anybody's address before its owner does
 * (account pre-hijacking). A subdomain is a domain of its own.
 */
export function vouchesFor({ emailDomains }: Pick<CompanyThirdSettings, 'emailDomains'>, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const agreed = emailDomains.split(/[,，]/).map((each) => each.trim().toLowerCase());
  return domain !== '' && agreed.includes(domain);
}
