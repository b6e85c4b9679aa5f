import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/configuration.json' with { type: 'json' };
import type { RouteTableQuery } from '../../src/types/generated/contracts/configuration.ts';
import { type Context, defineOperations } from '../contracts/index.ts';
import { browserRoutes } from '../documents/browser-routes.ts';
import { publicConfig } from './public.ts';

/** `GET /api/config` and `GET /api/routes`. */
export function registerConfiguration(app: FastifyInstance): void {
  defineOperations(app, contract, {
    getConfig: ({ services }) => publicConfig(services.config),
    routeTable: ({ services, query }: Context<unknown, RouteTableQuery>) =>
      browserRoutes(services.routeTable.current(), query.document),
  });
}
