import type { Company } from '../../../src/types/start.ts';
import type { AppLevel, CompanyRecord, Tenancy } from '../../kernel/contracts/tenancy.ts';

export interface Companies extends Tenancy {
  /** The companies of an account with its role in each, ordered by name. */
  ofAccount(accountId: number): Promise<Company[]>;
  /** The one company with an app of this key; null when none or several have one. */
  findByAppKey(appKey: string): Promise<CompanyRecord | null>;
  /** The accounts that belong to a company. */
  memberIds(companyId: number): Promise<ReadonlySet<number>>;
  /** The accounts that may enter an app. */
  entrantIds(app: AppLevel): Promise<ReadonlySet<number>>;
}
