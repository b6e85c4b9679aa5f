// Made by `npm run types` from schemas/contracts/own-sessions.json; change that and run it again.

import contract from '../../../../schemas/contracts/own-sessions.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface OwnSessionsOperations {
  listSessions: {
    query: ListSessionsQuery;
    answer: ListSessionsAnswer;
  };
  endSession: {
    params: EndSessionParams;
    answer: EndSessionAnswer;
  };
  endOtherSessions: {
    answer: EndOtherSessionsAnswer;
  };
  signIns: {
    query: SignInsQuery;
    answer: SignInsAnswer;
  };
}
export interface ListSessionsQuery {
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
  orderBy?: 'current' | 'device' | 'method' | 'address' | 'createdAt' | 'lastUsedAt';
  /**
   * Part of `device`, in letters of either case.
   */
  device?: string;
  /**
   * Part of `method`, in letters of either case.
   */
  method?: string;
  /**
   * Part of `address`, in letters of either case.
   */
  address?: string;
}
export interface ListSessionsAnswer {
  total: number;
  items: {
    id: number;
    /**
     * The session of this very request.
     */
    current: boolean;
    /**
     * Browser and system, as far as they tell.
     */
    device: string;
    mobile: boolean;
    /**
     * How it was signed in; empty when unknown.
     */
    method: string;
    address: string;
    createdAt: string;
    lastUsedAt: string;
  }[];
}
export interface EndSessionParams {
  id: number;
}
export interface EndSessionAnswer {}
export interface EndOtherSessionsAnswer {
  ended: number;
}
export interface SignInsQuery {
  /**
   * From 1.
   */
  page: number;
  /**
   * Rows of a page. 20 where only `page` is given; without both, a call answers all its rows.
   */
  perPage: number;
  /**
   * Counts together with `orderBy`.
   */
  orderDir: 'asc' | 'desc';
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
  orderBy: 'at' | 'action' | 'address';
  /**
   * Part of `event`, in letters of either case.
   */
  event?: string;
  /**
   * Part of `address`, in letters of either case.
   */
  address?: string;
}
export interface SignInsAnswer {
  items: {
    id: number;
    at: string;
    action: string;
    /**
     * In words.
     */
    event: string;
    failed: boolean;
    device: string;
    address: string;
  }[];
  total: number;
}

/** The contract with the types of its calls. */
export const ownSessionsContract: Contract<OwnSessionsOperations> = withLists(contract);
