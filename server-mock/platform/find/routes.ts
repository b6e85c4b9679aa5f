import type { FastifyInstance } from 'fastify';
import { findContract } from '../../../src/types/generated/contracts/find.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { find } from './find.ts';

/** The search over what a person may open, and what was opened last. */
export function registerFind(app: FastifyInstance): void {
  defineOperations(app, findContract, { find });
}
