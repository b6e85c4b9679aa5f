import type { Companies } from '../../identity/companies/service.ts';
import { platformScope, resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';

/**
 * The level a login page is shown for: `/login?company=KEY&app=KEY`, or the app's key alone where no other company has
 * one like it. Keys that lead nowhere are as if they were not there: an old link must still let people sign in.
 */
export async function loginScope(services: { companies: Companies }, query: Record<string, string>): Promise<Scope> {
  const { company, app: appKey } = query;
  const companyKey = company || (appKey && (await services.companies.findByAppKey(appKey))?.key);
  if (!companyKey) return platformScope;
  const found = await resolveScope(services.companies, { companyKey, ...(appKey ? { appKey } : {}) }, null).catch(
    () => null,
  );
  return found ?? resolveScope(services.companies, { companyKey }, null).catch(() => platformScope);
}
