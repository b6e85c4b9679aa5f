import type { FastifyRequest } from 'fastify';
import type { User } from '../../../src/types/start.ts';
import { silentLogin } from '../../identity/integration/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { addressOf } from '../../kernel/contracts/wants-document.ts';
import { loginPath, standaloneLoginPath } from '../../kernel/redirects/sign-in-pages.ts';
import { previewedDraft } from '../screens/index.ts';
import { type Decision, errorPage, type Showing, type Visit } from './decide.ts';
import { loginScope } from './login-page.ts';
import { triedPage } from './tried-page.ts';

const isSignInPage = (pathname: string): boolean => [loginPath, standaloneLoginPath].includes(pathname);

/** What an address is visited with; that of the request unless another is asked about. */
export async function visitOf(request: FastifyRequest, address = addressOf(request)): Promise<Visit> {
  const user = request.session?.user ?? null;
  const companies = user ? await request.server.services.companies.ofAccount(user.id) : [];
  const { mustChangePassword = false } = request.session ?? {};
  const tried = isSignInPage(address.pathname) ? await triedPage(request.server.services, user, address.query) : null;
  const previews = tried !== null || (await isPreview(request.server.services, user, address.query));
  const mayEdit = mayEditWith(request.server.services);
  const hasExpired = isExpired(request.server.services, address.query['preview']);
  return { ...address, user, companies, mustChangePassword, previews, hasExpired, tried, mayEdit };
}

/** Whether a token is one of ours whose time is over. */
function isExpired({ screens, now }: Context['services'], token: string | undefined): boolean {
  const end = token === undefined ? null : screens.previewEnd(token);
  return end !== null && end <= now();
}

/** Whether the level of an address may override the screen of it. That the level is this person's is a matter of the route's access. */
const mayEditWith =
  ({ screens }: Context['services']): Visit['mayEdit'] =>
  ({ area, name, companyKey, appKey }) =>
    screens.mayEdit(appKey ? 'app' : companyKey ? 'company' : 'platform', `${area}/${name}`);

/** What an address shows; no page of an app that does not exist. */
export async function ofExistingApp(
  { companies, routeTable }: Context['services'],
  decision: Decision,
): Promise<Decision> {
  if ('redirect' in decision || !decision.params['appKey']) return decision;
  const { companyKey = '', appKey } = decision.params;
  const company = await companies.findByKey(companyKey);
  const app = company && (await companies.findApp(company.id, appKey));
  return app ? decision : errorPage(routeTable.current(), 404);
}

/** Whether a sign-in page's address is the link to a draft that this person may see. */
async function isPreview(
  services: Context['services'],
  user: User | null,
  query: Record<string, string>,
): Promise<boolean> {
  const token = query['preview'];
  const id = token === undefined ? undefined : services.screens.readPreview(token)?.id;
  if (token === undefined || id === undefined) return false;
  const scope = await loginScope(services, query);
  return (await previewedDraft(services, token, id, { user, scope })) !== null;
}

/** The level whose version of a page is shown. */
export async function scopeOf(services: Context['services'], showing: Showing, visit: Visit): Promise<Scope> {
  const signsIn = showing.document === 'login' || showing.screen === silentLogin;
  if (signsIn) return loginScope(services, visit.query);
  const { companyKey, appKey } = showing.params;
  const keys = { ...(companyKey ? { companyKey } : {}), ...(appKey ? { appKey } : {}) };
  return resolveScope(services.companies, keys, visit.user?.id ?? null);
}
