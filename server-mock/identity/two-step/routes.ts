import type { FastifyInstance } from 'fastify';
import { twoStepContract } from '../../../src/types/generated/contracts/two-step.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { disableTwoStep, enableTwoStep, renewBackupCodes, startTwoStep, twoStep } from './settings.ts';
import { verifySecondStep } from './verify-second-step.ts';

/** The second step of a sign-in, and the calls that put it in force and away. */
export function registerTwoStep(app: FastifyInstance): void {
  const settings = { twoStep, startTwoStep, enableTwoStep, disableTwoStep, renewBackupCodes };
  defineOperations(app, twoStepContract, { verifySecondStep, ...settings });
}
