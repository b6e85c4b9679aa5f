export { type AccessContext, type AccessVerdict, checkAccess, isOpen } from './access.ts';
export { matchRoute, type RouteMatch } from './match.ts';
export { pageTitle, routeOfScreen } from './page-title.ts';
