// Made by `npm run types` from schemas/contracts/members.json; change that and run it again.

import contract from '../../../../schemas/contracts/members.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface MembersOperations {
  listMembers: {
    params: Company;
    query: ListMembersQuery;
    answer: ListMembersAnswer;
  };
  changeMember: {
    params: MemberAddress;
    body: ChangeMemberBody;
    answer: ChangeMemberAnswer;
  };
  removeMember: {
    params: MemberAddress;
    answer: RemoveMemberAnswer;
  };
}
export interface Company {
  companyKey: string;
}
export interface ListMembersQuery {
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
  orderBy?: 'name' | 'email' | 'role' | 'since';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `email`, in letters of either case.
   */
  email?: string;
}
export interface ListMembersAnswer {
  total: number;
  items: Member[];
}
export interface Member {
  id: number;
  name: string;
  email: string;
  role: 'owner' | 'admin' | 'member';
  since: string;
  isMe: boolean;
  /**
   * Whether the reader may end this membership.
   */
  mayRemove: boolean;
  /**
   * Whether the reader may change this role.
   */
  mayChange: boolean;
  /**
   * Whether this is the reader, who may leave the company.
   */
  mayLeave: boolean;
}
export interface MemberAddress {
  companyKey: string;
  /**
   * The account.
   */
  id: number;
}
export interface ChangeMemberBody {
  role: 'owner' | 'admin' | 'member';
}
export interface ChangeMemberAnswer {}
export interface RemoveMemberAnswer {}

/** The contract with the types of its calls. */
export const membersContract: Contract<MembersOperations> = withLists(contract);
