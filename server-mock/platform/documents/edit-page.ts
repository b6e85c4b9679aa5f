import type { FastifyRequest } from 'fastify';
import { mayBuild } from '../../kernel/contracts/access.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { withRoles } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { loginPath } from '../../kernel/redirects/sign-in-pages.ts';
import { pagesOf } from '../apps/index.ts';
import { shownLogin } from '../login-page/index.ts';
import { editLevel, editorOf, scopeAt } from '../screens/index.ts';
import { type Decision, decide, errorPage, type Showing, type Visit } from './decide.ts';
import { ofExistingApp, scopeOf, visitOf } from './visit.ts';

/** Leads to the editor with what another address shows: `?page=ADDRESS`. */
export const editPagePath = '/edit-page';

/** A sign-in page as a visitor sees it: people with a session are led past the page itself. */
const asVisitor = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}as=visitor`;

function partsOf(address: string): Pick<Visit, 'pathname' | 'search' | 'query'> | null {
  const url = address.startsWith('/') ? URL.parse(address, 'http://localhost') : null;
  if (url?.host !== 'localhost') return null;
  return { pathname: url.pathname, search: url.search, query: Object.fromEntries(url.searchParams) };
}

/** The page that an address shows to this person. That of people without a session counts for sign-in pages. */
async function showingAt(request: FastifyRequest, address: string) {
  const { services } = request.server;
  const parts = partsOf(address);
  if (!parts) return null;
  const visit = { ...(await visitOf(request, parts)), previews: true };
  const decision = await ofExistingApp(
    services,
    decide(services.routeTable.current(), services.config, visit),
    visit.user,
  );
  return 'redirect' in decision ? null : { showing: decision, visit };
}

/** The screen in force: on the login address that of the page which its level has set. */
async function screenOf(services: Context['services'], { route, screen }: Showing, scope: Scope): Promise<string> {
  if (route?.path !== loginPath) return screen;
  const shown = await shownLogin(services, scope, screen, (id) => services.screens.resolve(scope, id));
  return shown.screen?.id ?? screen;
}

/** Where the text of a page is written, where a screen is such a page of an app. */
async function textEditorOf(
  { database }: Context['services'],
  { company, app, companyId, appId }: Scope,
  screen: string,
): Promise<string | null> {
  if (!company || !app) return null;
  const pages = await pagesOf(database, { companyId, appId });
  const page = pages.find(({ key, type }) => screen === `page/${key}` && (type === 2 || type === 3));
  return page ? `/company/${company.key}/app/${app.key}/pages/${page.key}` : null;
}

/**
 * Opens what an address shows in the editor of the nearest level at which this person may change it, and for the sign-in page of a company or
 * app the settings of its look; people without a session sign in
 * first. The editor leads back to the address.
 */
export async function editPage(request: FastifyRequest, { user, query, search }: Visit): Promise<Decision> {
  const { services } = request.server;
  const { contextPath } = services.config;
  if (!user) {
    const wanted = encodeURIComponent(`${contextPath}${editPagePath}${search}`);
    return { redirect: `${contextPath}${loginPath}?redirect=${wanted}` };
  }
  const address = query['page'] ?? '';
  const found = await showingAt(request, address);
  if (!found) return errorPage(services.routeTable.current(), 404);
  // The level of a sign-in page comes without this person's roles.
  const scope = await withRoles(services.companies, await scopeOf(services, found.showing, found.visit), user.id);
  if (found.showing.document === 'login' && scope.level !== 'platform') {
    if (!mayBuild(scope)) return errorPage(services.routeTable.current(), 403);
    const home = `/company/${scope.company?.key}${scope.app ? `/app/${scope.app.key}` : ''}`;
    return { redirect: `${contextPath}${home}/login-page` };
  }
  const screen = await screenOf(services, found.showing, scope);
  const level = editLevel(services, { user, scope }, screen);
  const editor = level && editorOf({ services, scope: scopeAt(level, scope) }, screen);
  if (!editor) return errorPage(services.routeTable.current(), 403);
  const text = await textEditorOf(services, scope, screen);
  if (text && level === 'app') return { redirect: `${contextPath}${text}` };
  const back = found.showing.document === 'login' ? asVisitor(address) : address;
  return { redirect: `${contextPath}${editor}?from=${encodeURIComponent(back)}` };
}
