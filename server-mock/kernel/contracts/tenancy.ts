import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type { Company } from '../../../src/types/start.ts';

export type Role = 'owner' | 'admin' | 'member';

export interface CompanyRecord extends Omit<Company, 'role' | 'designs'> {
  /** What the company shows around the sign-in form; null: what the platform shows. */
  loginLook: LoginLook | null;
  /** The theme that it has chosen: an id, or the name of a shipped one; null: that of the platform. */
  theme: string | null;
}

export interface AppRecord {
  id: number;
  companyId: number;
  key: string;
  name: string;
  description: string;
  logo: string;
  /** What the app shows around the sign-in form; null: what its company shows. */
  loginLook: LoginLook | null;
  /** The theme that it has chosen: an id, or the name of a shipped one; null: that of its company. */
  theme: string | null;
  /** Who may open it: every member of the company, or those alone who have a role in it, and the administrators. */
  openTo: 'members' | 'roles';
  /** Whether it is in the archive: people open it, and nobody builds in it. */
  isArchived: boolean;
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
  /** The names of the caller's roles in the app. Empty above the app's level, and for people who are no members. */
  appRoles: readonly string[];
}

/** The id of the company that the previews of app templates stand in (`src/routes/previews.ts`). It has no row of its own. */
export const PREVIEW_COMPANY = -2;

/** Which app a row belongs to. */
export type AppLevel = Pick<Scope, 'companyId' | 'appId'>;

/** What calls need to know of companies, to tell which level they address. */
export interface Tenancy {
  findByKey(key: string): Promise<CompanyRecord | null>;
  /** The account's role in a company; null when it is no member. */
  roleOf(companyId: number, accountId: number): Promise<Role | null>;
  /** The names of the roles that an account has in an app. */
  appRolesOf(app: AppLevel, accountId: number): Promise<string[]>;
  findApp(companyId: number, appKey: string): Promise<AppRecord | null>;
}
