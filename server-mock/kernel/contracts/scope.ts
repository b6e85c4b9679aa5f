import { fail } from '../errors/fail.ts';
import { PREVIEW_COMPANY, type Scope, type Tenancy } from './tenancy.ts';

/** The level of the platform, where nobody has a role. */
export const platformScope: Scope = { level: 'platform', companyId: -1, appId: -1, role: null, appRoles: [] };

/** A level with the roles of an account there. Owners and administrators need no role in an app, so theirs are not looked up. Everybody is a member where previews of templates stand. */
export async function withRoles(companies: Tenancy, scope: Scope, accountId: number | null): Promise<Scope> {
  if (scope.companyId === PREVIEW_COMPANY) return { ...scope, role: 'member', appRoles: [] };
  if (scope.level === 'platform' || accountId === null) return { ...scope, role: null, appRoles: [] };
  const role = await companies.roleOf(scope.companyId, accountId);
  const appRoles = scope.level === 'app' && role === 'member' ? await companies.appRolesOf(scope, accountId) : [];
  return { ...scope, role, appRoles };
}

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
  if (keys.companyKey === undefined) return platformScope;
  const company = await companies.findByKey(keys.companyKey);
  if (!company) throw fail('not-found');
  const ofNobody = { companyId: company.id, company, role: null, appRoles: [] };
  if (keys.appKey === undefined) return withRoles(companies, { ...ofNobody, level: 'company', appId: -1 }, accountId);
  const app = await companies.findApp(company.id, keys.appKey);
  if (!app) throw fail('not-found');
  return withRoles(companies, { ...ofNobody, level: 'app', appId: app.id, app }, accountId);
}
