// Made by `npm run types` from schemas/contracts/audit.json; change that and run it again.

import contract from '../../../../schemas/contracts/audit.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export type AuditExportAnswer = string;

export interface AuditOperations {
  auditLog: {
    query: AuditLogQuery;
    answer: AuditLogAnswer;
  };
  auditExport: {
    query: AuditExportQuery;
    answer: AuditExportAnswer;
  };
  auditChoices: {
    query: AuditChoicesQuery;
    answer: AuditChoicesAnswer;
  };
}
export interface AuditLogQuery {
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
  /**
   * An action, or its beginning up to a dot.
   */
  action?: string;
  /**
   * Part of the name, or an id.
   */
  actor?: string;
  /**
   * The target, or the whole name, address, username or phone of an account.
   */
  target?: string;
  /**
   * Beginning of the address.
   */
  address?: string;
  /**
   * Key of a company; -1: the platform’s own lines; absent: all.
   */
  company?: string;
  /**
   * Seconds since 1970.
   */
  from?: string;
  /**
   * Seconds since 1970.
   */
  to?: string;
}
export interface AuditLogAnswer {
  items: {
    id: number;
    at: string;
    actor: string;
    actorId: null | number;
    action: string;
    /**
     * The action in words of the language of who asks.
     */
    event: string;
    target: string;
    /**
     * What the target is called today; the target itself where nothing has that id.
     */
    targetName: string;
    address: string;
    detail: {
      [k: string]: unknown;
    };
    /**
     * Key of the company; empty for the platform.
     */
    company: string;
  }[];
  total: number;
}
export interface AuditExportQuery {
  company?: string;
  action?: string;
  actor?: string;
  address?: string;
  /**
   * The target, or the whole name, address, username or phone of an account.
   */
  target?: string;
  /**
   * Seconds since 1970.
   */
  from?: string;
  /**
   * Seconds since 1970.
   */
  to?: string;
}
export interface AuditChoicesQuery {
  company?: string;
}
export interface AuditChoicesAnswer {
  companies: {
    label: string;
    value: string;
  }[];
  actions: {
    label: string;
    value: string;
  }[];
}

/** The contract with the types of its calls. */
export const auditContract: Contract<AuditOperations> = withLists(contract);
