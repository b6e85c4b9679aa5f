import type { FastifyInstance } from 'fastify';
import { sharesContract } from '../../../src/types/generated/contracts/shares.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { openShare } from './open.ts';
import { changeShare, shareSettings } from './settings.ts';
import { sharedPage, sharedTemplate } from './shared.ts';

/** Pages and widget templates that everyone with the address may open. */
export function registerShares(app: FastifyInstance): void {
  defineOperations(app, sharesContract, { sharedPage, sharedTemplate, openShare, shareSettings, changeShare });
}
