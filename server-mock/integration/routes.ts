import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/integration.json' with { type: 'json' };
import { defineOperations } from '../contracts/index.ts';
import { integrationLogin } from './login.ts';

/** Silent sign-in inside a workplace messenger. */
export function registerIntegration(app: FastifyInstance): void {
  defineOperations(app, contract, { integrationLogin });
}
