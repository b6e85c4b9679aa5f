import { PREVIEWS } from '../../../src/routes/previews.ts';
import type { User } from '../../../src/types/start.ts';
import { PLATFORM } from '../database/index.ts';
import { Failure, fail } from '../errors/fail.ts';
import type { Access, Operation } from './contract.ts';
import { resolveScope } from './scope.ts';
import type { AppRecord, Scope, Tenancy } from './tenancy.ts';

/** Whether the role at a level's company lets somebody change the level. */
export const mayAdminister = (scope: Pick<Scope, 'role'>) => scope.role === 'owner' || scope.role === 'admin';

/** The name of the role in an app whose holders change the app. */
export const DESIGNER = 'designer';
/** The name of the role that does nothing but let somebody enter the app. */
export const USER = 'user';

/** Whether somebody may build at a level: who administers it, and in an app also its designers. */
export const mayBuild = (scope: Pick<Scope, 'role' | 'appRoles'>): boolean =>
  mayAdminister(scope) || (scope.role !== null && scope.appRoles.includes(DESIGNER));

/** Whether somebody may enter a level: a member of the company; an app for people with a role in it lets these alone in, and administrators. */
export const mayEnter = ({
  role,
  app,
  appRoles,
}: Pick<Scope, 'role' | 'appRoles'> & { app?: Pick<AppRecord, 'openTo'> }): boolean =>
  role !== null && (app?.openTo !== 'roles' || role !== 'member' || appRoles.length > 0);

function allowed(access: Access, user: User, scope: Scope): boolean {
  if (access === 'super-admin') return user.isSuperAdmin;
  if (access === 'company-member') return scope.level === 'platform' || mayEnter(scope);
  if (access === 'company-admin') return scope.level === 'platform' ? user.isSuperAdmin : mayAdminister(scope);
  if (access === 'app-designer') return scope.level === 'platform' ? user.isSuperAdmin : mayBuild(scope);
  return true;
}

/** A company that is not there is as one that has made nothing and has nobody in it. */
function asNobodysCompany(error: unknown): Scope {
  if (error instanceof Failure && error.code === 'not-found') {
    return { level: 'company', companyId: PLATFORM, appId: PLATFORM, role: null, appRoles: [] };
  }
  throw error;
}

/** Whether a call only reads what the preview of an app template shows. */
const isOfGuest = ({ method, access, guests }: Pick<Operation, 'method' | 'access' | 'guests'>): boolean =>
  method === 'GET' && (access === 'anonymous' || guests === true);

/** The level of a call in the preview of an app template, where everybody reads and nobody changes anything. Throws `preview-only`. */
export async function enforcePreview(
  operation: Pick<Operation, 'method' | 'access' | 'guests'>,
  companies: Tenancy,
  keys: { companyKey?: string; appKey?: string },
): Promise<Scope> {
  if (!isOfGuest(operation)) throw fail('preview-only');
  return resolveScope(companies, keys, null);
}

/** Whether keys address the previews of app templates. */
export const isPreview = ({ companyKey }: { companyKey?: string }): boolean => companyKey === PREVIEWS;

/**
 * Resolves the level a call addresses and checks that the caller may make it.
 * Throws `not-signed-in` or `forbidden`. Outsiders get the same answer for a foreign company and for one that
 * does not exist, so keys cannot be tried out. What a company shows in public, such as a login page of its own, tells of it.
 */
export async function enforceAccess(
  access: Access,
  companies: Tenancy,
  user: User | null,
  keys: { companyKey?: string; appKey?: string },
): Promise<Scope> {
  if (access === 'anonymous') return resolveScope(companies, keys, user?.id ?? null).catch(asNobodysCompany);
  if (!user) throw fail('not-signed-in');
  const scope = await resolveScope(companies, keys, user.id).catch((error: unknown) => {
    throw error instanceof Failure && access !== 'signed-in' ? fail('forbidden') : error;
  });
  if (!allowed(access, user, scope)) throw fail('forbidden');
  return scope;
}
