export { type AccessContext, type AccessVerdict, checkAccess, isOpen } from './access.ts';
export { isEmbedded } from './embedded.ts';
export { matchRoute, type RouteMatch } from './match.ts';
export { pageTitle } from './page-title.ts';
export { pathShowing } from './path-showing.ts';
export { redirectTarget } from './redirect.ts';
export { routeOfScreen } from './route-of-screen.ts';
export { isSameScope, loginScopeOf, type Scope, scopeOf } from './scope.ts';
