import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/git-accounts.json' with { type: 'json' };
import { defineOperations } from '../contracts/index.ts';
import {
  addGitAccount,
  deleteGitAccount,
  deleteGitAccountByGet,
  listGitAccounts,
  updateGitAccount,
} from './accounts.ts';

/** A person's accounts at git servers. */
export function registerGitAccounts(app: FastifyInstance): void {
  const changes = { addGitAccount, updateGitAccount, deleteGitAccount, deleteGitAccountByGet };
  defineOperations(app, contract, { listGitAccounts, ...changes });
}
