// Made by `npm run types` from schemas/contracts/company-applications.json; change that and run it again.

import contract from '../../../../schemas/contracts/company-applications.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface CompanyApplicationsOperations {
  applyForCompany: {
    body: ApplyForCompanyBody;
    answer: ApplyForCompanyAnswer;
  };
  ownApplication: {
    answer: OwnApplicationAnswer;
  };
  listApplications: {
    query: ListApplicationsQuery;
    answer: ListApplicationsAnswer;
  };
  approveApplication: {
    params: Address;
    answer: Application;
  };
  rejectApplication: {
    params: Address;
    body: RejectApplicationBody;
    answer: Application;
  };
}
export interface ApplyForCompanyBody {
  name: string;
  /**
   * What the address of the company says. Letters are stored in lower case.
   */
  key: string;
  logo?: string;
  ownerName: string;
  phone: string;
  position?: string;
  remark?: string;
}
export interface ApplyForCompanyAnswer {
  /**
   * The home page.
   */
  redirect: string;
}
export interface OwnApplicationAnswer {
  /**
   * Empty: there is none.
   */
  state: '' | 'open' | 'approved' | 'rejected';
  name?: string;
  key?: string;
  ownerName?: string;
  phone?: string;
  position?: string;
  remark?: string;
  reason?: string;
  createdAt?: string;
}
export interface ListApplicationsQuery {
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
  orderBy?: 'name' | 'createdAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
  /**
   * Part of `ownerName`, in letters of either case.
   */
  ownerName?: string;
  /**
   * The rows whose `state` is this.
   */
  state?: string;
}
export interface ListApplicationsAnswer {
  total: number;
  items: Application[];
}
export interface Application {
  id: number;
  name: string;
  key: string;
  logo: string;
  ownerName: string;
  phone: string;
  position: string;
  remark: string;
  /**
   * The address of the account that applied, or its name.
   */
  account: string;
  state: 'open' | 'approved' | 'rejected';
  reason: string;
  createdAt: string;
}
export interface Address {
  id: number;
}
export interface RejectApplicationBody {
  reason: string;
}

/** The contract with the types of its calls. */
export const companyApplicationsContract: Contract<CompanyApplicationsOperations> = withLists(contract);
