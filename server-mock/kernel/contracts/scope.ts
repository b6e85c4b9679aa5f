import { fail } from '../errors/fail.ts';
import type { Scope, Tenancy } from './tenancy.ts';

/**
 * The level that the keys in a path address, with the caller's role in the company.
 * Keys are never trusted: they lead to a company, and the role comes from its membership.
 * Throws `not-found` for a company or app that does not exist.
 */
export async function resolveScope(
  companies: Tenancy,
  keys: { companyKey?: string; appKey?: string },
  accountId: number | null,
): Promise<Scope> {
  if (keys.companyKey === undefined) return { level: 'platform', companyId: -1, appId: -1, role: null };
  const company = await companies.findByKey(keys.companyKey);
  if (!company) throw fail('not-found');
  const role = accountId === null ? null : await companies.roleOf(company.id, accountId);
  if (keys.appKey === undefined) return { level: 'company', companyId: company.id, appId: -1, company, role };
  const app = await companies.findApp(company.id, keys.appKey);
  if (!app) throw fail('not-found');
  return { level: 'app', companyId: company.id, appId: app.id, company, app, role };
}
