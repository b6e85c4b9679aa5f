import type { FastifyInstance } from 'fastify';
import { configurationContract } from '../../src/types/generated/contracts/configuration.ts';
import { defineOperations } from '../contracts/index.ts';
import { browserRoutes } from '../documents/browser-routes.ts';
import { publicConfig } from './public.ts';

/** `GET /api/config` and `GET /api/routes`. */
export function registerConfiguration(app: FastifyInstance): void {
  defineOperations(app, configurationContract, {
    getConfig: ({ services }) => publicConfig(services.config),
    routeTable: ({ services, query }) => browserRoutes(services.routeTable.current(), query.document),
  });
}
