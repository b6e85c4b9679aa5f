// Made by `npm run types` from schemas/contracts/access-tokens.json; change that and run it again.

import contract from '../../../../schemas/contracts/access-tokens.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * read: look at screens; draft: keep drafts, too; publish: put screens into force, too.
 */
export type Right = 'read' | 'draft' | 'publish';
/**
 * `platform`, or `company/` and the company's key.
 */
export type Level = string;

export interface AccessTokensOperations {
  listAccessTokens: {
    query: ListAccessTokensQuery;
    answer: ListAccessTokensAnswer;
  };
  accessTokenLevels: {
    answer: AccessTokenLevelsAnswer;
  };
  addAccessToken: {
    body: AddAccessTokenBody;
    answer: AddAccessTokenAnswer;
  };
  revokeAccessToken: {
    params: RevokeAccessTokenParams;
    answer: RevokeAccessTokenAnswer;
  };
  describeAccessToken: {
    answer: DescribeAccessTokenAnswer;
  };
}
export interface ListAccessTokensQuery {
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
  orderBy?: 'name' | 'level' | 'right' | 'createdAt' | 'expiresAt' | 'lastUsedAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `prefix`, in letters of either case.
   */
  prefix?: string;
  /**
   * Part of `level`, in letters of either case.
   */
  level?: string;
}
export interface ListAccessTokensAnswer {
  items: Token[];
  total: number;
}
export interface Token {
  id: number;
  name: string;
  /**
   * The first characters of the token.
   */
  prefix: string;
  /**
   * The level in words.
   */
  level: string;
  right: Right;
  /**
   * works; expired; stopped: the person has no longer the right to change the level's screens.
   */
  state: 'works' | 'expired' | 'stopped';
  createdAt: string;
  expiresAt: string;
  /**
   * Empty: never used.
   */
  lastUsedAt: string;
}
export interface AccessTokenLevelsAnswer {
  options: {
    label: string;
    value: Level;
  }[];
}
export interface AddAccessTokenBody {
  name: string;
  level: Level;
  right: Right;
  /**
   * Days after which it ends.
   */
  days: number;
}
export interface AddAccessTokenAnswer {
  /**
   * For the header `Authorization: Bearer`.
   */
  token: string;
  item: Token;
}
export interface RevokeAccessTokenParams {
  id: number;
}
export interface RevokeAccessTokenAnswer {}
export interface DescribeAccessTokenAnswer {
  name: string;
  /**
   * The key of the company whose level it is good for; null: the platform's level.
   */
  company: string | null;
  right: Right;
  expiresAt: string;
}

/** The contract with the types of its calls. */
export const accessTokensContract: Contract<AccessTokensOperations> = withLists(contract);
