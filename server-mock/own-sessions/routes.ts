import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/own-sessions.json' with { type: 'json' };
import { defineOperations } from '../contracts/index.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';
import { signIns } from './sign-ins.ts';

/** A person's devices, and what happened to the account. */
export function registerOwnSessions(app: FastifyInstance): void {
  defineOperations(app, contract, { listSessions, endSession, endOtherSessions, signIns });
}
