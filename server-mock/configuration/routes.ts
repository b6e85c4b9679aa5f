import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/configuration.json' with { type: 'json' };
import { defineOperations } from '../contracts/index.ts';
import { publicConfig } from './public.ts';

/** `GET /api/config`. */
export function registerConfiguration(app: FastifyInstance): void {
  defineOperations(app, contract, { getConfig: ({ services }) => publicConfig(services.config) });
}
