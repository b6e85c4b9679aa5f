import type { SensitiveAction } from '../../recent-proof/index.ts';
import { domainsIn } from './email-domains.ts';
import { hostsOf } from './hosts.ts';
import { type CompanyThirdSettings, isEmpty } from './third-settings.ts';

/**
 * What somebody confirms who puts a company's provider in force: the company, who will say who its people are, and the domains
 * whose addresses it may vouch for. Each is a line of its own in the dialog, so that no long value hides another one.
 */
export function providerActions(companyKey: string, settings: CompanyThirdSettings): SensitiveAction[] {
  if (isEmpty(settings)) return [{ name: 'remove-company-provider', value: companyKey }];
  const domains = domainsIn(settings).join(', ');
  return [
    { name: 'set-company-provider', value: companyKey, bound: settings },
    { name: 'trust-provider-hosts', value: hostsOf(settings) },
    ...(domains ? [{ name: 'trust-email-domains', value: domains } as const] : []),
  ];
}
