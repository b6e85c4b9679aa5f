// Made by `npm run types` from schemas/contracts/admin-companies.json; change that and run it again.

import contract from '../../../../schemas/contracts/admin-companies.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface AdminCompaniesOperations {
  listEveryCompany: {
    query: ListEveryCompanyQuery;
    answer: ListEveryCompanyAnswer;
  };
  addCompany: {
    body: AddCompanyBody;
    answer: Company;
  };
  disableCompany: {
    params: Address;
    answer: Company;
  };
  restoreCompany: {
    params: Address;
    answer: Company;
  };
}
export interface ListEveryCompanyQuery {
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
  orderBy?: 'name' | 'key' | 'createdAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
  /**
   * Part of `nameshort`, in letters of either case.
   */
  nameshort?: string;
  /**
   * The rows whose `state` is this.
   */
  state?: string;
}
export interface ListEveryCompanyAnswer {
  total: number;
  items: Company[];
}
export interface Company {
  id: number;
  key: string;
  name: string;
  nameshort: string;
  /**
   * The addresses of its owners.
   */
  owners: string;
  createdAt: string;
  state: 'active' | 'disabled';
}
export interface AddCompanyBody {
  name: string;
  nameshort?: string;
  /**
   * Absent or empty: made from the name.
   */
  key?: string;
  /**
   * The owner's email address.
   */
  owner: string;
}
export interface Address {
  id: number;
}

/** The contract with the types of its calls. */
export const adminCompaniesContract: Contract<AdminCompaniesOperations> = withLists(contract);
