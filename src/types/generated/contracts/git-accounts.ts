// Made by `npm run types` from schemas/contracts/git-accounts.json; change that and run it again.

import contract from '../../../../schemas/contracts/git-accounts.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';

export interface GitAccountsOperations {
  listGitAccounts: {
    answer: ListGitAccountsAnswer;
  };
  addGitAccount: {
    body: AddGitAccountBody;
    answer: AddGitAccountAnswer;
  };
  updateGitAccount: {
    body: UpdateGitAccountBody;
    answer: UpdateGitAccountAnswer;
  };
  deleteGitAccount: {
    params: DeleteGitAccountParams;
    answer: DeleteGitAccountAnswer;
  };
}
export interface ListGitAccountsAnswer {
  items: {
    id: number;
    gitUsername: string;
    gitEmail: string;
    protocolType: 'SSH';
    method: 'auto' | 'hand';
    desc: string;
    sshPublicKey: string;
    createdAt: string;
  }[];
}
export interface AddGitAccountBody {
  gitUsername: string;
  gitEmail: string;
  protocolType: 'SSH';
  method?: 'auto' | 'hand';
  desc?: string;
  /**
   * With method hand; told from the private key when empty.
   */
  sshPublicKey?: string;
  /**
   * With method hand; never answered.
   */
  sshPrivateKey?: string;
  reGen?: boolean;
}
export interface AddGitAccountAnswer {
  id: number;
  gitUsername: string;
  gitEmail: string;
  protocolType: 'SSH';
  method: 'auto' | 'hand';
  desc: string;
  sshPublicKey: string;
  createdAt: string;
}
export interface UpdateGitAccountBody {
  id: number;
  gitUsername: string;
  gitEmail: string;
  protocolType: 'SSH';
  method?: 'auto' | 'hand';
  desc?: string;
  /**
   * With method hand; told from the private key when empty.
   */
  sshPublicKey?: string;
  /**
   * With method hand; never answered.
   */
  sshPrivateKey?: string;
  reGen?: boolean;
}
export interface UpdateGitAccountAnswer {
  id: number;
  gitUsername: string;
  gitEmail: string;
  protocolType: 'SSH';
  method: 'auto' | 'hand';
  desc: string;
  sshPublicKey: string;
  createdAt: string;
}
export interface DeleteGitAccountParams {
  id: number;
}
export interface DeleteGitAccountAnswer {}

/** The contract with the types of its calls. */
export const gitAccountsContract: Contract<GitAccountsOperations> = contract;
