// Made by `npm run types` from schemas/contracts/passkeys.json; change that and run it again.

import contract from '../../../../schemas/contracts/passkeys.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface PasskeysOperations {
  listPasskeys: {
    query: ListPasskeysQuery;
    answer: ListPasskeysAnswer;
  };
  passkeyOffer: {
    answer: PasskeyOfferAnswer;
  };
  addPasskey: {
    body: AddPasskeyBody;
    answer: AddPasskeyAnswer;
  };
  renamePasskey: {
    params: RenamePasskeyParams;
    body: RenamePasskeyBody;
    answer: RenamePasskeyAnswer;
  };
  deletePasskey: {
    params: DeletePasskeyParams;
    answer: DeletePasskeyAnswer;
  };
  passkeyChallenge: {
    answer: PasskeyChallengeAnswer;
  };
  loginByPasskey: {
    body: LoginByPasskeyBody;
    answer: LoginByPasskeyAnswer;
  };
}
export interface ListPasskeysQuery {
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
  orderBy?: 'name' | 'createdAt' | 'lastUsedAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
}
export interface ListPasskeysAnswer {
  total: number;
  items: {
    id: number;
    name: string;
    createdAt: string;
    /**
     * Empty before the first use.
     */
    lastUsedAt: string;
  }[];
}
export interface PasskeyOfferAnswer {
  options: {
    [k: string]: unknown;
  };
}
export interface AddPasskeyBody {
  response: {
    [k: string]: unknown;
  };
  name?: string;
}
export interface AddPasskeyAnswer {
  id: number;
  name: string;
  createdAt: string;
  /**
   * Empty before the first use.
   */
  lastUsedAt: string;
}
export interface RenamePasskeyParams {
  id: number;
}
export interface RenamePasskeyBody {
  name: string;
}
export interface RenamePasskeyAnswer {}
export interface DeletePasskeyParams {
  id: number;
}
export interface DeletePasskeyAnswer {}
export interface PasskeyChallengeAnswer {
  options: {
    [k: string]: unknown;
  };
}
export interface LoginByPasskeyBody {
  response: {
    [k: string]: unknown;
  };
  redirect?: string;
}
export interface LoginByPasskeyAnswer {
  /**
   * Where to go: the wanted path if it is on this origin, else home.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const passkeysContract: Contract<PasskeysOperations> = withLists(contract);
