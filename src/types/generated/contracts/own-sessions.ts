// Made by `npm run types` from schemas/contracts/own-sessions.json; change that and run it again.

import contract from '../../../../schemas/contracts/own-sessions.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';

export interface OwnSessionsOperations {
  listSessions: {
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
export interface ListSessionsAnswer {
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
  page: number;
  perPage: number;
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
export const ownSessionsContract: Contract<OwnSessionsOperations> = contract;
