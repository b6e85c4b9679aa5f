import type { FastifyInstance } from 'fastify';
import { firstStepsContract } from '../../../src/types/generated/contracts/first-steps.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { listFirstSteps } from './first-steps.ts';

/** What somebody who begins can do next. */
export function registerFirstSteps(app: FastifyInstance): void {
  defineOperations(app, firstStepsContract, { listFirstSteps });
}
