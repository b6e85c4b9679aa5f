// Made by `npm run types` from schemas/contracts/companies.json; change that and run it again.

import contract from '../../../../schemas/contracts/companies.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface CompaniesOperations {
  listCompanies: {
    query: ListCompaniesQuery;
    answer: ListCompaniesAnswer;
  };
  ownCompanies: {
    query: OwnCompaniesQuery;
    answer: OwnCompaniesAnswer;
  };
  leaveCompany: {
    params: LeaveCompanyParams;
    answer: LeaveCompanyAnswer;
  };
}
export interface ListCompaniesQuery {
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
  orderBy?: 'key' | 'name' | 'nameshort' | 'role';
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `nameshort`, in letters of either case.
   */
  nameshort?: string;
}
export interface ListCompaniesAnswer {
  total: number;
  items: {
    id: number;
    key: string;
    name: string;
    nameshort: string;
    logo: string;
    role: 'owner' | 'admin' | 'member';
  }[];
}
export interface OwnCompaniesQuery {
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
  orderBy?: 'key' | 'name' | 'createdAt' | 'isOwner';
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
}
export interface OwnCompaniesAnswer {
  total: number;
  items: {
    id: number;
    key: string;
    name: string;
    logo: string;
    createdAt: string;
    isOwner: boolean;
    /**
     * False for the last owner.
     */
    mayLeave: boolean;
  }[];
}
export interface LeaveCompanyParams {
  id: number;
}
export interface LeaveCompanyAnswer {}

/** The contract with the types of its calls. */
export const companiesContract: Contract<CompaniesOperations> = withLists(contract);
