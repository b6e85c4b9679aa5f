import type { Company } from '../../../src/types/start.ts';

export type Role = 'owner' | 'admin' | 'member';

export interface CompanyRecord extends Omit<Company, 'role'> {
  /** Screen id of the company's own login page; empty when it has none. */
  loginPage: string;
}

export interface AppRecord {
  id: number;
  companyId: number;
  key: string;
  name: string;
  description: string;
  logo: string;
  /** Screen id of the app's own login page; empty when it has none. */
  loginPage: string;
}

/** The level a call addresses: `/api`, `/api/company/{key}` or `/api/company/{key}/app/{key}`. */
export interface Scope {
  level: 'platform' | 'company' | 'app';
  /** -1 at the platform's level. */
  companyId: number;
  /** -1 above the app's level. */
  appId: number;
  company?: CompanyRecord;
  app?: AppRecord;
  /** The caller's role in the company; null at the platform's level and for outsiders. */
  role: Role | null;
}

/** What calls need to know of companies, to tell which level they address. */
export interface Tenancy {
  findByKey(key: string): Promise<CompanyRecord | null>;
  /** The account's role in a company; null when it is no member. */
  roleOf(companyId: number, accountId: number): Promise<Role | null>;
  findApp(companyId: number, appKey: string): Promise<AppRecord | null>;
}
