import type { DocumentKind, RouteTable } from '../../../src/types/start.ts';

/**
 * The routes that a document's browser needs. The login document shows its own alone; all others lead to another document,
 * whether it knows them or not. Which layer may override a screen is the server's business.
 */
export function browserRoutes(
  { routes, errors }: RouteTable,
  document: DocumentKind,
): Pick<RouteTable, 'routes' | 'errors'> {
  const isOwn = (route: RouteTable['routes'][number]) => 'document' in route && route.document === 'login';
  return { routes: document === 'login' ? routes.filter(isOwn) : routes, errors };
}
