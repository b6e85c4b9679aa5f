import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/identities.json' with { type: 'json' };
import { defineOperations } from '../contracts/index.ts';
import { bind, pendingBind } from './bind.ts';
import { listIdentities, unlinkIdentity } from './linked.ts';

/** Linking an account at another system with one of ours, and the list of those that are. */
export function registerIdentities(app: FastifyInstance): void {
  defineOperations(app, contract, { pendingBind, bind, listIdentities, unlinkIdentity });
}
