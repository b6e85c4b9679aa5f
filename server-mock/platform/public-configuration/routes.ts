import type { FastifyInstance } from 'fastify';
import { configurationContract } from '../../../src/types/generated/contracts/configuration.ts';
import { publicConfig } from '../../kernel/configuration/public.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { browserRoutes } from './browser-routes.ts';

/** `GET /api/config` and `GET /api/routes`. */
export function registerConfiguration(app: FastifyInstance): void {
  defineOperations(app, configurationContract, {
    getConfig: ({ services }) => publicConfig(services.config),
    routeTable: ({ services, query }) => browserRoutes(services.routeTable.current(), query.document),
  });
}
