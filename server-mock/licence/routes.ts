import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/licence.json' with { type: 'json' };
import { defineOperations } from '../contracts/index.ts';
import { registerLicense } from './register.ts';
import { licenceStatus } from './status.ts';

/** The licence: what is in force, and a new one. */
export function registerLicence(app: FastifyInstance): void {
  defineOperations(app, contract, { licenceStatus: ({ services }) => licenceStatus(services), registerLicense });
}
