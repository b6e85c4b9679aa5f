import type { FastifyInstance } from 'fastify';
import { integrationContract } from '../../../src/types/generated/contracts/integration.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { integrationLogin } from './login.ts';

/** Silent sign-in inside a workplace messenger. */
export function registerIntegration(app: FastifyInstance): void {
  defineOperations(app, integrationContract, { integrationLogin });
}
