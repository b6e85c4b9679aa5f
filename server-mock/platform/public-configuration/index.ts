export { browserRoutes } from './browser-routes.ts';
