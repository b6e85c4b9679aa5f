// Made by `npm run types` from schemas/contracts/linking.json; change that and run it again.

import contract from '../../../../schemas/contracts/linking.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface LinkingOperations {
  waysToLink: {
    query: WaysToLinkQuery;
    answer: WaysToLinkAnswer;
  };
  beginLink: {
    params: BeginLinkParams;
    body: BeginLinkBody;
    answer: BeginLinkAnswer;
  };
  linkDirectory: {
    body: LinkDirectoryBody;
    answer: LinkDirectoryAnswer;
  };
}
export interface WaysToLinkQuery {
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
  orderBy?: 'provider' | 'company' | 'companyName';
  /**
   * Part of `provider`, in letters of either case.
   */
  provider?: string;
  /**
   * Part of `company`, in letters of either case.
   */
  company?: string;
  /**
   * Part of `companyName`, in letters of either case.
   */
  companyName?: string;
}
export interface WaysToLinkAnswer {
  total: number;
  items: Way[];
}
export interface Way {
  /**
   * A name of authTypes.
   */
  provider: string;
  /**
   * The key of the company whose own provider it is; empty otherwise.
   */
  company: string;
  companyName: string;
}
export interface BeginLinkParams {
  provider: string;
}
export interface BeginLinkBody {
  /**
   * The key of the company whose own provider it is.
   */
  company?: string;
}
export interface BeginLinkAnswer {
  /**
   * Where the browser goes: a path of ours, good once.
   */
  redirect: string;
}
export interface LinkDirectoryBody {
  username?: string;
  password?: string;
}
export interface LinkDirectoryAnswer {
  outcome: 'linked' | 'already';
}

/** The contract with the types of its calls. */
export const linkingContract: Contract<LinkingOperations> = withLists(contract);
