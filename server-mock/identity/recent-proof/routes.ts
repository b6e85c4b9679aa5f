import type { FastifyInstance } from 'fastify';
import { recentProofContract } from '../../../src/types/generated/contracts/recent-proof.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { proofChallenge } from '../passkey-proof/index.ts';
import { proofMethods } from './methods.ts';
import { prove } from './prove.ts';
import { sendProofCode } from './send-code.ts';

/** Proof of who one is, before a sensitive change. */
export function registerRecentProof(app: FastifyInstance): void {
  defineOperations(app, recentProofContract, { proofMethods, prove, proofChallenge, sendProofCode });
}
