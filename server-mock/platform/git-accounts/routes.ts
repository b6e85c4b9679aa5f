import type { FastifyInstance } from 'fastify';
import { gitAccountsContract } from '../../../src/types/generated/contracts/git-accounts.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { addGitAccount, deleteGitAccount, listGitAccounts, updateGitAccount } from './accounts.ts';

/** A person's accounts at git servers. */
export function registerGitAccounts(app: FastifyInstance): void {
  const changes = { addGitAccount, updateGitAccount, deleteGitAccount };
  defineOperations(app, gitAccountsContract, { listGitAccounts, ...changes });
}
