import type { Context } from '../../../kernel/contracts/index.ts';
import type { CompanyThirdSettings } from './third-settings.ts';

/** Writes down what became of a company's own provider, with the company. */
export function noteChange(
  { services, me, request }: Context,
  action: `company.provider-${'changed' | 'proposed' | 'declined'}`,
  companyId: number,
  { authorizeUrl, profileUrl, emailDomains }: CompanyThirdSettings,
): Promise<void> {
  return services.audit.record({
    action,
    companyId,
    actor: me,
    target: String(companyId),
    address: request.ip,
    detail: { authorizeUrl, profileUrl, ...(emailDomains && { emailDomains }) },
  });
}
