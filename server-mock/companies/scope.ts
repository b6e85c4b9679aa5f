import type { AppRecord, CompanyRecord, Role } from './service.ts';

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
