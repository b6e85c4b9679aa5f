// Made by `npm run types` from schemas/contracts/identities.json; change that and run it again.

import contract from '../../../../schemas/contracts/identities.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface IdentitiesOperations {
  listIdentities: {
    query: ListIdentitiesQuery;
    answer: ListIdentitiesAnswer;
  };
  unlinkIdentity: {
    params: UnlinkIdentityParams;
    answer: UnlinkIdentityAnswer;
  };
  pendingBind: {
    answer: PendingBindAnswer;
  };
  bind: {
    body: BindBody;
    answer: BindAnswer;
  };
}
export interface ListIdentitiesQuery {
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
  orderBy?: 'provider' | 'name' | 'email' | 'createdAt' | 'lastUsedAt';
  /**
   * Part of `provider`, in letters of either case.
   */
  provider?: string;
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `email`, in letters of either case.
   */
  email?: string;
}
export interface ListIdentitiesAnswer {
  total: number;
  items: Identity[];
}
export interface Identity {
  id: number;
  /**
   * A name of authTypes, or of the integration.
   */
  provider: string;
  name: string;
  email: string;
  createdAt: string;
  lastUsedAt: string;
  /**
   * Whether there is another way in.
   */
  removable: boolean;
}
export interface UnlinkIdentityParams {
  id: number;
}
export interface UnlinkIdentityAnswer {}
export interface PendingBindAnswer {
  amisUser: ExternalName;
  /**
   * The address the provider gave; empty without one.
   */
  email: string;
  /**
   * A name of authTypes, or of the integration.
   */
  provider: string;
}
export interface ExternalName {
  /**
   * Shown alone: what is sent of it counts for nothing.
   */
  name?: string;
}
export interface BindBody {
  amisUser?: ExternalName;
  /**
   * Sent by the form; not looked at.
   */
  provider?: string;
  email: string;
  /**
   * The code.
   */
  token: string;
  redirect?: string;
}
export interface BindAnswer {
  /**
   * Where to go: a path of ours.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const identitiesContract: Contract<IdentitiesOperations> = withLists(contract);
