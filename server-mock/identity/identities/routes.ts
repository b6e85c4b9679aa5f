import type { FastifyInstance } from 'fastify';
import { identitiesContract } from '../../../src/types/generated/contracts/identities.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { bind, pendingBind } from './bind.ts';
import { listIdentities, unlinkIdentity } from './linked.ts';

/** Linking an account at another system with one of ours, and the list of those that are. */
export function registerIdentities(app: FastifyInstance): void {
  defineOperations(app, identitiesContract, { pendingBind, bind, listIdentities, unlinkIdentity });
}
