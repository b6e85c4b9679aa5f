// Made by `npm run types` from schemas/contracts/company-provider.json; change that and run it again.

import contract from '../../../../schemas/contracts/company-provider.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * Where people sign in, with {{callback}} for our address. No name before the host, and ASCII alone: what an administrator reads is what is called.
 */
export type AuthorizeUrl = string;
/**
 * Where the profile is, with {{code}} for what came back. Written as authorizeUrl is.
 */
export type ProfileUrl = string;
/**
 * Name of the query parameter with the code; empty: code.
 */
export type CodeField = string;
/**
 * Where the browser goes after signing out; empty: nowhere else. Written as authorizeUrl is.
 */
export type LogoutUrl = string;
/**
 * Domains of the company's own email addresses, separated by commas. New people with such an address get an account at once; all others prove their address by a code first. Empty: everybody proves their address.
 */
export type EmailDomains = string;

export interface CompanyProviderOperations {
  ownProvider: {
    params: Company;
    answer: CompanySettings;
  };
  proposeProvider: {
    params: Company;
    body: Settings;
    answer: CompanySettings;
  };
  tryOwnProvider: {
    params: Company;
    body: Settings;
    answer: TryOwnProviderAnswer;
  };
  providerProposals: {
    query: ProviderProposalsQuery;
    answer: ProviderProposalsAnswer;
  };
  companyProvider: {
    params: Company;
    answer: CompanySettings;
  };
  setCompanyProvider: {
    params: Company;
    body: Settings;
    answer: CompanySettings;
  };
  declineProvider: {
    params: Company;
    answer: DeclineProviderAnswer;
  };
}
export interface Company {
  companyKey: string;
}
export interface CompanySettings {
  authorizeUrl: AuthorizeUrl;
  profileUrl: ProfileUrl;
  codeField: CodeField;
  logoutUrl: LogoutUrl;
  emailDomains: EmailDomains;
  /**
   * Our address that the provider leads people back to; with company=KEY as its query they begin there.
   */
  callback: string;
  /**
   * People can sign in by a provider of the company.
   */
  inForce: boolean;
  /**
   * The fields are what the company wants, about which nobody has decided.
   */
  waiting: boolean;
}
export interface Settings {
  authorizeUrl?: AuthorizeUrl;
  profileUrl?: ProfileUrl;
  codeField?: CodeField;
  logoutUrl?: LogoutUrl;
  emailDomains?: EmailDomains;
}
export interface TryOwnProviderAnswer {}
export interface ProviderProposalsQuery {
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
  orderBy?: 'companyKey' | 'companyName' | 'proposedBy' | 'proposedAt';
  /**
   * Part of `companyKey`, in letters of either case.
   */
  companyKey?: string;
  /**
   * Part of `companyName`, in letters of either case.
   */
  companyName?: string;
  /**
   * Part of `proposedBy`, in letters of either case.
   */
  proposedBy?: string;
}
export interface ProviderProposalsAnswer {
  total: number;
  items: Proposal[];
}
export interface Proposal {
  companyKey: string;
  companyName: string;
  proposedBy: string;
  proposedAt: string;
  authorizeUrl: AuthorizeUrl;
  profileUrl: ProfileUrl;
  codeField: CodeField;
  logoutUrl: LogoutUrl;
  emailDomains: EmailDomains;
  /**
   * The hosts of both addresses, that of the profiles first.
   */
  hosts: string;
  /**
   * The address of profiles in force; empty while there is none.
   */
  replaces: string;
}
export interface DeclineProviderAnswer {}

/** The contract with the types of its calls. */
export const companyProviderContract: Contract<CompanyProviderOperations> = withLists(contract);
