import type { FastifyInstance } from 'fastify';
import { ownSessionsContract } from '../../../src/types/generated/contracts/own-sessions.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { signIns } from './sign-ins.ts';

/** A person's devices, and what happened to the account. */
export function registerOwnSessions(app: FastifyInstance): void {
  defineOperations(app, ownSessionsContract, { listSessions, endSession, endOtherSessions, signIns });
}
