import { checkAccess } from '../../../src/routes/index.ts';
import type { RouteTable, ScreenRoute, User } from '../../../src/types/start.ts';
import { publicConfig } from '../../kernel/configuration/index.ts';
import { mayEnter } from '../../kernel/contracts/access.ts';
import { PREVIEW_COMPANY, type Scope } from '../../kernel/contracts/tenancy.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { LOOK_SCREEN } from '../login-page/index.ts';
import type { LoginPages } from '../login-page/service.ts';

/** The reader of a screen and the level he reads it at. */
export interface Reader {
  user: User | null;
  scope: Scope;
}

function routesShowing({ routes }: RouteTable, id: string): ScreenRoute[] {
  return routes.filter(
    (route): route is ScreenRoute => 'screen' in route && (route.screen === id || route.shell === id),
  );
}

/** Whether a route needs no session. What is typed into a sign-in page is nothing for a draft, so those pages are none. */
export const isPublic = ({ access, document }: ScreenRoute): boolean => access === 'anonymous' && document !== 'login';

/** Whether everybody may look at a screen's draft who has the link to it. */
export const isPublicPage = ({ routeTable }: Pick<ServiceBase, 'routeTable'>, id: string): boolean =>
  routesShowing(routeTable.current(), id).some(isPublic);

type Parts = Pick<ServiceBase, 'config' | 'routeTable'> & { loginPages: Pick<LoginPages, 'ofPlatform'> };

/** At the platform's level everybody signed in counts: the level itself shows nothing of any company. Previews of templates are for everybody. */
function isMember({ user, scope }: Reader): boolean {
  if (scope.companyId === PREVIEW_COMPANY) return mayEnter(scope);
  return user !== null && (scope.level === 'platform' || mayEnter(scope));
}

/** Whether a route is open by a role in the company or app, which the level has and the route's own rule has not. */
const isOfCompany = ({ access }: ScreenRoute): boolean => access.startsWith('company-') || access === 'app-designer';

/** A `when` rule over the page's query cannot be judged without a page and does not count. */
function mayOpen({ config }: Pick<ServiceBase, 'config'>, route: ScreenRoute, reader: Reader): boolean {
  const when = route.when?.includes('query') ? undefined : route.when;
  const context = { config: publicConfig(config), user: reader.user, query: {} };
  if (route.access === 'anonymous') return checkAccess({ ...route, when }, context) === 'ok';
  if (!isMember(reader)) return false;
  return isOfCompany(route) || checkAccess({ ...route, when }, context) === 'ok';
}

/**
 * Whether someone may read a screen: whoever may open one of the routes that show it or its shell. What a company has
 * made of it is for its members, but for pages that everybody may open: error screens, bare shells, login pages.
 * A screen that no route shows is for members of the level.
 */
export function mayRead(services: Parts, id: string, reader: Reader): boolean {
  const table = services.routeTable.current();
  if (Object.values(table.errors).includes(id) || [services.loginPages.ofPlatform(), LOOK_SCREEN].includes(id))
    return true;
  const showing = routesShowing(table, id);
  if (showing.length === 0) return id === 'shell/bare' || isMember(reader);
  return showing.some((route) => mayOpen(services, route, reader));
}
