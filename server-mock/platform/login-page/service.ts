import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type { User } from '../../../src/types/start.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';

/** The company or app that a look is set for. */
export type LoginLevel = Pick<Scope, 'companyId' | 'appId'>;

/** Who sets a page or a look, and from where. */
export interface Actor {
  user: Pick<User, 'id' | 'name'>;
  address: string;
}

/** A change, as the audit has it. */
export interface LoginPageChange {
  /** The screen that the platform set, or the layout of a look; empty when it was taken away. */
  page: string;
  by: string;
  at: Date;
}

/** What is shown as the sign-in page: the platform chooses a screen, companies and apps have a look around the platform's form. */
export interface LoginPages {
  /** What the platform's administrators have set, else what the configuration names; empty for the built-in page. */
  ofPlatform(): string;
  /** What the platform's administrators have set; empty when they have set nothing. */
  own(): Promise<string>;
  /** Sets the platform's screen, or none with an empty id, and audits it in the same transaction. Every node hears of it. */
  set(screen: string, actor: Actor): Promise<void>;
  /** The look that a level has set; null when it has set none. */
  lookOf(level: LoginLevel): Promise<Required<LoginLook> | null>;
  /** Sets a level's look, or takes it away, and audits it in the same transaction. */
  setLook(level: LoginLevel, look: Required<LoginLook> | null, actor: Actor): Promise<void>;
  /** The last changes of a level, or of the platform (both ids -1), the newest first. */
  history(level: LoginLevel): Promise<LoginPageChange[]>;
  /** The query of the page that asks before a link of a decoration leads on. It is signed, so that no link of others leads through that page, and ends after two days. */
  leavingQuery(to: string, from: string): URLSearchParams;
  /** Whether such a query is ours, and not over. */
  isLeaving(query: Readonly<Record<string, string>>): boolean;
  /** Reads what is set; called once the tables are there. */
  begin(): Promise<void>;
}
