import type { FastifyInstance } from 'fastify';
import { resetContract } from '../../../src/types/generated/contracts/reset.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { resetPassword } from './reset-password.ts';
import { verifyAccount } from './verify-account.ts';

/** A new password for who has lost the old one: in one call from the sign-in page, in two from the wizard. */
export function registerReset(app: FastifyInstance): void {
  defineOperations(app, resetContract, { verifyAccount, resetPassword });
}
