import type { SensitiveAction } from '../../recent-proof/action.ts';
import { type CompanyThirdSettings, isEmpty } from './third-settings.ts';

/** What somebody confirms who puts a company's provider in force: the company, and who will say who its people are. */
export function providerAction(companyKey: string, settings: CompanyThirdSettings): SensitiveAction {
  if (isEmpty(settings)) return { name: 'remove-company-provider', value: companyKey };
  return { name: 'set-company-provider', value: `${companyKey} · ${settings.profileUrl}`, bound: settings };
}
