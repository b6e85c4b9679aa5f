// Made by `npm run types` from schemas/contracts/company-audit.json; change that and run it again.

import contract from '../../../../schemas/contracts/company-audit.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * An action, or its beginning up to a dot.
 */
export type Action = string;
/**
 * Part of the name, or an id.
 */
export type Actor = string;
/**
 * The target, or the whole name of an account, or the address that the log shows of a member.
 */
export type Target = string;
/**
 * Beginning of the address, where one is shown.
 */
export type Address = string;
/**
 * Seconds since 1970.
 */
export type Moment = string;
export type CompanyAuditExportAnswer = string;

export interface CompanyAuditOperations {
  companyAuditLog: {
    params: Company;
    query: CompanyAuditLogQuery;
    answer: CompanyAuditLogAnswer;
  };
  companyAuditExport: {
    params: Company;
    query: CompanyAuditExportQuery;
    answer: CompanyAuditExportAnswer;
  };
  companyAuditChoices: {
    params: Company;
    answer: CompanyAuditChoicesAnswer;
  };
}
export interface Company {
  companyKey: string;
}
export interface CompanyAuditLogQuery {
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
  orderBy: 'at' | 'action' | 'actor' | 'address';
  action?: Action;
  actor?: Actor;
  target?: Target;
  address?: Address;
  from?: Moment;
  to?: Moment;
}
export interface CompanyAuditLogAnswer {
  items: Line[];
  total: number;
}
export interface Line {
  id: number;
  at: string;
  /**
   * The name as it was written down. Of somebody who is no member, without an e-mail address in it.
   */
  actor: string;
  actorId: null | number;
  action: string;
  /**
   * The action in words of the language of who asks.
   */
  event: string;
  target: string;
  /**
   * What the target is called today: of a member the name and address, of others the name alone; the target itself where nothing has that id.
   */
  targetName: string;
  /**
   * Empty where somebody who is no member did it.
   */
  address: string;
  detail: {
    [k: string]: unknown;
  };
}
export interface CompanyAuditExportQuery {
  action?: Action;
  actor?: Actor;
  address?: Address;
  target?: Target;
  from?: Moment;
  to?: Moment;
}
export interface CompanyAuditChoicesAnswer {
  actions: {
    label: string;
    value: string;
  }[];
}

/** The contract with the types of its calls. */
export const companyAuditContract: Contract<CompanyAuditOperations> = withLists(contract);
