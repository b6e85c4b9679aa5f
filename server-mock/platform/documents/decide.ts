import { checkAccess, matchRoute, redirectTarget, routeOfScreen } from '../../../src/routes/index.ts';
import type { Company, DocumentKind, RouteTable, ScreenRoute, StartData, User } from '../../../src/types/start.ts';
import { ledMark } from '../../kernel/addresses/own-origins.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { publicConfig } from '../../kernel/configuration/index.ts';
import { passwordPage, passwordPageFor } from '../../kernel/contracts/expired-password.ts';
import { safeRedirect } from '../../kernel/redirects/safe-redirect.ts';
import { loginPath, passkeyLoginPath, standaloneLoginPath } from '../../kernel/redirects/sign-in-pages.ts';
import { providerByCode, straightProvider } from './straight.ts';
import type { TriedPage } from './tried-page.ts';

/** The document in which an error of a route's page is shown: who may not edit a page never gets the editor document. */
const errorDocument = ({ document }: ScreenRoute): DocumentKind => (document === 'editor' ? 'app' : document);

/** What a request for a page comes with. */
export interface Visit {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  query: Record<string, string>;
  user: User | null;
  /** The password has expired; the user's pages wait for a new one. */
  mustChangePassword: boolean;
  companies: Company[];
  /** The address is a preview link whose draft is shown to this person. */
  previews: boolean;
  /** The address is a preview link whose time is over, or that is not whole. */
  hasExpired: boolean;
  /** The address is a preview link that shows its draft only after signing in. */
  asksForSession: boolean;
  /** The sign-in page that this administrator tries as a visitor would see it. */
  tried: TriedPage | null;
  /** The public origin, when the browser is at another host of ours and was not led here from there. */
  publicOrigin: string | null;
  /** The address that people see, with the context path. */
  shown: string;
  /** Whether the level that an editor's address names may override the screen that it names. */
  mayEdit(params: Record<string, string>): boolean;
}

/** Where to send the browser, or which screen to show it in which document. */
export type Decision = { redirect: string } | Showing;

/** A screen in a document. */
export interface Showing {
  status: StartData['status'];
  document: DocumentKind;
  screen: string;
  shell: string | null;
  route: ScreenRoute | null;
  params: Record<string, string>;
  /** Those of the parameters that the address does not say. */
  more?: Record<string, string>;
}

/** Shows the error screen of a status in place of a route's own, in the app document within the frame of its own row. */
export function errorPage(
  table: RouteTable,
  status: 403 | 404 | 409 | 410 | 500,
  document: DocumentKind = 'app',
): Showing {
  const screen = table.errors[String(status)] ?? '';
  const row = document === 'app' ? routeOfScreen({ screen: { id: screen }, route: null }, table.routes) : null;
  return { status, document, screen, shell: row?.shell ?? null, route: null, params: {} };
}

/** Where one of the sign-in pages goes straight to: a provider, with what the address says. */
function straightOn(path: string, config: Configuration, { query, search }: Visit): string | null {
  if (path === loginPath) {
    const provider = straightProvider(config, query);
    return provider && `/auth/${provider}${search}`;
  }
  const chosen = path === standaloneLoginPath ? providerByCode(config, query) : null;
  return chosen && `/auth/${chosen}${search}&from=standalone`;
}

/**
 * Where a sign-in page leads somebody who is signed in, before anything of it is served: a company's own sign-in page would
 * act with that person's session. There is one exception, the preview of a draft, which changes nothing. None is needed for
 * - another account: the user menu signs out first, and `/logout` leads to the sign-in page;
 * - confirming a sensitive action: the host opens a dialog of its own;
 * - `?safe=1`: that is the way in for those who cannot sign in;
 * - a password that has to be changed: the target leads on to the page for it;
 * - the second step: there is no session before it.
 */
function pastSignIn(
  route: ScreenRoute,
  { contextPath }: Configuration,
  { user, query, previews }: Visit,
): string | null {
  return route.document === 'login' && user && !previews ? safeRedirect(query['redirect'], contextPath) : null;
}

/**
 * The address of an editor without its `from`, when that leads to another site: anybody can write such a link. Null
 * where the address is in order.
 */
function withoutForeignWayBack({ contextPath }: Configuration, { pathname, search, query }: Visit): string | null {
  const { from } = query;
  if (from === undefined || safeRedirect(from, contextPath) === contextPath + from) return null;
  const rest = new URLSearchParams(search);
  rest.delete('from');
  return `${contextPath}${pathname}${rest.size > 0 ? `?${rest}` : ''}`;
}

/** The same page at the public origin. */
function atPublic({ contextPath }: Configuration, { publicOrigin, pathname, search }: Visit): string {
  const query = new URLSearchParams(search);
  query.set(ledMark, '1');
  return `${publicOrigin}${contextPath}${pathname}?${query}`;
}

/** Decides what the address of a page leads to, by the route table and its access rules. */
export function decide(table: RouteTable, config: Configuration, visit: Visit): Decision {
  const match = matchRoute(table.routes, visit.pathname);
  if (!match) return errorPage(table, 404);
  const { route, params } = match;
  const context = { ...visit, config: publicConfig(config), params };
  if ('redirect' in route) {
    const target = redirectTarget(route, table.routes, context);
    return target ? { redirect: `${config.contextPath}${target}${visit.search}` } : errorPage(table, 404);
  }
  if (visit.hasExpired) return errorPage(table, 410);
  const past = pastSignIn(route, config, visit);
  if (past) return { redirect: past };
  // A passkey is good for the host that it was made for.
  if (route.path === passkeyLoginPath && visit.publicOrigin !== null) return { redirect: atPublic(config, visit) };
  const elsewhere = visit.previews || visit.asksForSession ? null : straightOn(route.path, config, visit);
  if (elsewhere) return { redirect: config.contextPath + elsewhere };
  const verdict = checkAccess(route, context);
  if (verdict === 'login' || (verdict === 'ok' && visit.asksForSession)) {
    return { redirect: `${config.contextPath}/login?redirect=${encodeURIComponent(visit.shown)}` };
  }
  if (visit.mustChangePassword && route.access !== 'anonymous' && route.path !== passwordPage) {
    return { redirect: passwordPageFor(config.contextPath, visit.shown) };
  }
  if (verdict === 'forbidden') return errorPage(table, 403, errorDocument(route));
  if (verdict === 'not-found') {
    const page = errorPage(table, 404, errorDocument(route));
    return { ...page, shell: route.shell ?? page.shell };
  }
  if (route.document === 'editor') {
    if (!visit.mayEdit(params)) return errorPage(table, 403);
    const without = withoutForeignWayBack(config, visit);
    if (without !== null) return { redirect: without };
  }
  const status =
    ([403, 404, 409, 410, 500] as const).find((code) => table.errors[String(code)] === route.screen) ?? 200;
  return { status, document: route.document, screen: route.screen, shell: route.shell ?? null, route, params };
}
