import type { FastifyInstance } from 'fastify';
import { licenceContract } from '../../../src/types/generated/contracts/licence.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { registerLicense } from './register.ts';
import { licenceStatus } from './status.ts';

/** The licence: what is in force, and a new one. */
export function registerLicence(app: FastifyInstance): void {
  defineOperations(app, licenceContract, { licenceStatus: ({ services }) => licenceStatus(services), registerLicense });
}
