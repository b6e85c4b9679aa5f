import type { FastifyRequest } from 'fastify';
import { silentLogin } from '../../identity/integration/index.ts';
import { ledMark, publicOriginElsewhere } from '../../kernel/addresses/own-origins.ts';
import { mayEnter } from '../../kernel/contracts/access.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { addressOf } from '../../kernel/contracts/wants-document.ts';
import { Failure } from '../../kernel/errors/fail.ts';
import { type Decision, errorPage, type Showing, type Visit } from './decide.ts';
import { loginScope } from './login-page.ts';
import { hasEnded, isPreview, isSeenAsVisitor, isSignInPage, needsSession } from './preview-link.ts';
import { triedPage } from './tried-page.ts';

/** What an address is visited with; that of the request unless another is asked about. */
export async function visitOf(request: FastifyRequest, address = addressOf(request)): Promise<Visit> {
  const { services } = request.server;
  const session = isSeenAsVisitor(services, address) ? null : request.session;
  const user = session?.user ?? null;
  const companies = user ? await services.companies.ofAccount(user.id) : [];
  const { mustChangePassword = false } = session ?? {};
  const tried = isSignInPage(address.pathname) ? await triedPage(services, user, address.query) : null;
  const previews = tried !== null || (await isPreview(services, user, address));
  const mayEdit = mayEditWith(services);
  const hasExpired = hasEnded(services, address);
  const asksForSession = needsSession(services, user, address);
  const shown = services.oneCompany.shown(`${services.config.contextPath}${address.pathname}${address.search}`);
  return {
    ...address,
    shown,
    user,
    companies,
    mustChangePassword,
    publicOrigin: address.query[ledMark] === undefined ? publicOriginElsewhere(request) : null,
    previews,
    hasExpired,
    asksForSession,
    tried,
    mayEdit,
  };
}

/**
 * Whether the level of an address may override the screen of it. That the level is this person's is a matter of the route's access. The
 * address of a widget template names no screen.
 */
const mayEditWith =
  ({ screens }: Context['services']): Visit['mayEdit'] =>
  ({ area, name, companyKey, appKey }) =>
    area === undefined || screens.mayEdit(appKey ? 'app' : companyKey ? 'company' : 'platform', `${area}/${name}`);

/** Null in place of a level that is not there. */
export function nothingIfGone(error: unknown): null {
  if (error instanceof Failure && error.code === 'not-found') return null;
  throw error;
}

/** What an address shows; no page of an app that does not exist or that this person may not enter, and no page that the app does not have. */
export async function ofExistingApp(
  { companies, routeTable, screens }: Context['services'],
  decision: Decision,
  user: Visit['user'],
): Promise<Decision> {
  if ('redirect' in decision || !decision.params['appKey']) return decision;
  const { companyKey = '', appKey } = decision.params;
  const level = await resolveScope(companies, { companyKey, appKey }, user?.id ?? null).catch(nothingIfGone);
  if (!level || !mayEnter(level)) return errorPage(routeTable.current(), 404);
  const isMissing = decision.params['pageKey'] !== undefined && !(await screens.resolve(level, decision.screen));
  return isMissing ? { ...errorPage(routeTable.current(), 404), shell: decision.shell } : decision;
}

/** The level whose version of a page is shown. */
export async function scopeOf(services: Context['services'], showing: Showing, visit: Visit): Promise<Scope> {
  const signsIn = showing.document === 'login' || showing.screen === silentLogin;
  if (signsIn) return loginScope(services, visit.query);
  const { companyKey, appKey } = showing.params;
  const keys = { ...(companyKey ? { companyKey } : {}), ...(appKey ? { appKey } : {}) };
  return resolveScope(services.companies, keys, visit.user?.id ?? null);
}
