import type { FastifyRequest } from 'fastify';
import { fail } from '../errors/fail.ts';
import { enforceAccess, enforcePreview, isPreview } from './access.ts';
import { refusalOfToken, requireTokenScope } from './access-token.ts';
import type { Access, Operation } from './contract.ts';
import { isOpenBeforeChange } from './expired-password.ts';
import { platformScope } from './scope.ts';
import { sessionHook } from './session-hook.ts';
import type { Scope } from './tenancy.ts';

interface Keys {
  companyKey?: string;
  appKey?: string;
}

/** Refuses a request that may not make its call; the level that it addresses is known from then on. */
export function admit(request: FastifyRequest, operation: Operation): Scope | Promise<Scope> {
  const keys = request.params as Keys;
  const { mustChangePassword } = request.session ?? {};
  if (request.accessToken) requireTokenScope(request.accessToken, operation, keys);
  if (mustChangePassword && !isOpenBeforeChange(operation)) throw fail('password-expired');
  // What everybody may ask of the platform needs no look-up.
  if (operation.access !== 'anonymous' || keys.companyKey !== undefined) return admitAt(request, operation, keys);
  request.scope = platformScope;
  return platformScope;
}

async function admitAt(request: FastifyRequest, operation: Operation, keys: Keys): Promise<Scope> {
  const { user = null } = request.session ?? {};
  const { companies } = request.server.services;
  if (isPreview(keys)) {
    request.scope = await enforcePreview(operation, companies, keys);
    return request.scope;
  }
  request.scope = await enforceAccess(operation.access as Access, companies, user, keys).catch(async (refusal) => {
    throw request.accessToken && user ? await refusalOfToken(refusal, companies, user.id, keys) : refusal;
  });
  if (changesArchived(request.scope, operation)) throw fail('app-archived');
  return request.scope;
}

/** Whether a call builds in an app that is in the archive. Owners and administrators manage it, and people use its pages. */
const changesArchived = ({ app }: Scope, { access, method }: Operation): boolean =>
  app?.isArchived === true && access === 'app-designer' && method !== 'GET';

/** Looks up the session and the roles of a request again, for work that takes long. Throws as the call itself would by now. */
export async function admitAgain(request: FastifyRequest): Promise<Scope> {
  await sessionHook(request);
  return admit(request, request.routeOptions.config.operation!);
}
