import type { User } from '../../src/types/start.ts';
import { Failure, fail } from '../errors/fail.ts';
import type { Scope, Services } from '../services.ts';
import type { Access } from './contract.ts';
import { resolveScope } from './scope.ts';

const mayAdminister = (scope: Scope) => scope.role === 'owner' || scope.role === 'admin';

function allowed(access: Access, user: User, scope: Scope): boolean {
  if (access === 'super-admin') return user.isSuperAdmin;
  if (access === 'company-member') return scope.level === 'platform' || scope.role !== null;
  if (access === 'company-admin') return scope.level === 'platform' ? user.isSuperAdmin : mayAdminister(scope);
  return true;
}

/**
 * Resolves the level a call addresses and checks that the caller may make it.
 * Throws `not-signed-in` or `forbidden`. Outsiders get the same answer for a foreign company and for one that
 * does not exist, so keys cannot be tried out.
 */
export async function enforceAccess(
  access: Access,
  services: Pick<Services, 'companies'>,
  user: User | null,
  keys: { companyKey?: string; appKey?: string },
): Promise<Scope> {
  if (access === 'anonymous') return resolveScope(services, keys, user?.id ?? null);
  if (!user) throw fail('not-signed-in');
  const scope = await resolveScope(services, keys, user.id).catch((error: unknown) => {
    throw error instanceof Failure && access !== 'signed-in' ? fail('forbidden') : error;
  });
  if (!allowed(access, user, scope)) throw fail('forbidden');
  return scope;
}
