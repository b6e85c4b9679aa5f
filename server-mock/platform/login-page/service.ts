import type { User } from '../../../src/types/start.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';

/** The level that a page is set for: the platform, a company, or an app of it. */
export type LoginLevel = Pick<Scope, 'companyId' | 'appId'>;

/** A change of the sign-in page, as the audit has it. */
export interface LoginPageChange {
  page: string;
  by: string;
  at: Date;
}

/** Which screen is shown as the sign-in page. A level without one has that of the level above. */
export interface LoginPages {
  /** What the platform's administrators have set, else what the configuration names; empty for the built-in page. */
  ofPlatform(): string;
  /** What a level has set itself; empty when it has set nothing. */
  ownOf(level: LoginLevel): Promise<string>;
  /** Sets the screen of a level, or none with an empty id, and audits it in the same transaction. Every node hears of it. */
  set(level: LoginLevel, screen: string, actor: { user: Pick<User, 'id' | 'name'>; address: string }): Promise<void>;
  /** The last changes of a level, the newest first. */
  history(level: LoginLevel): Promise<LoginPageChange[]>;
  /** Reads what is set; called once the tables are there. */
  begin(): Promise<void>;
}
