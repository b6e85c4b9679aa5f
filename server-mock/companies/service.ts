import type { Company } from '../../src/types/start.ts';

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

export interface Companies {
  /** The companies of an account with its role in each, ordered by name. */
  ofAccount(accountId: number): Promise<Company[]>;
  findByKey(key: string): Promise<CompanyRecord | null>;
  /** The one company with an app of this key; null when none or several have one. */
  findByAppKey(appKey: string): Promise<CompanyRecord | null>;
  /** The account's role in a company; null when it is no member. */
  roleOf(companyId: number, accountId: number): Promise<Role | null>;
  /** The accounts that belong to a company. */
  memberIds(companyId: number): Promise<ReadonlySet<number>>;
  findApp(companyId: number, appKey: string): Promise<AppRecord | null>;
}
