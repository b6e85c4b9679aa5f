import type { FastifyRequest } from 'fastify';
import { fail } from '../errors/fail.ts';
import { enforceAccess, enforcePreview, isPreview } from './access.ts';
import { refusalOfToken, requireTokenScope } from './access-token.ts';
import type { Access, Operation } from './contract.ts';
import { isOpenBeforeChange } from './expired-password.ts';
import { sessionHook } from './session-hook.ts';
import type { Scope } from './tenancy.ts';

/** Refuses a request that may not make its call; the level that it addresses is known from then on. */
export async function admit(request: FastifyRequest, operation: Operation): Promise<Scope> {
  const keys = request.params as { companyKey?: string; appKey?: string };
  const { user = null, mustChangePassword } = request.session ?? {};
  if (request.accessToken) requireTokenScope(request.accessToken, operation, keys);
  if (mustChangePassword && !isOpenBeforeChange(operation)) throw fail('password-expired');
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
  return admit(request, (request.routeOptions.config as unknown as { operation: Operation }).operation);
}
