// Made by `npm run types` from schemas/contracts/git-accounts.json; change that and run it again.

import contract from '../../../../schemas/contracts/git-accounts.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface GitAccountsOperations {
  listGitAccounts: {
    query: ListGitAccountsQuery;
    answer: ListGitAccountsAnswer;
  };
  addGitAccount: {
    body: AddGitAccountBody;
    answer: GitAccount;
  };
  updateGitAccount: {
    body: UpdateGitAccountBody;
    answer: GitAccount;
  };
  deleteGitAccount: {
    params: DeleteGitAccountParams;
    answer: DeleteGitAccountAnswer;
  };
}
export interface ListGitAccountsQuery {
  /**
   * From 1.
   */
  page?: number;
  /**
   * Rows of a page. 20 where only `page` is given; without both, a call answers all its rows.
   */
  perPage?: number;
  /**
   * Counts together with `orderBy`.
   */
  orderDir?: 'asc' | 'desc';
  /**
   * Part of a text of the row, in letters of either case.
   */
  keywords?: string;
  /**
   * Changes nothing. A `crud` repeats the address of its page, which has this while somebody looks at a draft.
   */
  preview?: string;
  /**
   * Changes nothing; as `preview`.
   */
  safe?: string;
  /**
   * A column that may order; equal rows keep the call's own order.
   */
  orderBy?: 'gitUsername' | 'gitEmail' | 'method' | 'desc' | 'createdAt';
  /**
   * Part of `gitUsername`, in letters of either case.
   */
  gitUsername?: string;
  /**
   * Part of `gitEmail`, in letters of either case.
   */
  gitEmail?: string;
  /**
   * Part of `desc`, in letters of either case.
   */
  desc?: string;
}
export interface ListGitAccountsAnswer {
  total: number;
  items: GitAccount[];
}
export interface GitAccount {
  id: number;
  gitUsername: string;
  gitEmail: string;
  protocolType: 'SSH';
  method: 'auto' | 'hand';
  desc: string;
  sshPublicKey: string;
  createdAt: string;
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
export interface DeleteGitAccountParams {
  id: number;
}
export interface DeleteGitAccountAnswer {}

/** The contract with the types of its calls. */
export const gitAccountsContract: Contract<GitAccountsOperations> = withLists(contract);
