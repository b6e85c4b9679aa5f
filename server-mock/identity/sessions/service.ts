import type { Session } from '../../kernel/contracts/session.ts';

/** A session as its owner sees it among others. */
export interface ListedSession {
  id: number;
  /** The sign-in method that opened it; empty when it goes on from one that was replaced. */
  method: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

export interface Sessions {
  /** Opens a session and returns the token for the cookie; only its hash is stored. */
  create(
    accountId: number,
    from: { address: string; userAgent: string; method?: string; providerCompany?: number },
  ): Promise<{ token: string; expiresAt: Date }>;
  /** The session of a token, or null when unknown, expired or the account is disabled. */
  find(token: string): Promise<Session | null>;
  /** Gives a live session another token, as each change of what it may do asks for; the old one is dead. Null when it was dead. */
  renew(token: string): Promise<string | null>;
  /** The live sessions of an account, the latest used first. */
  listOf(accountId: number): Promise<ListedSession[]>;
  end(token: string): Promise<void>;
  /** Ends one session of an account; false when it has none of this id. */
  endOne(accountId: number, id: number): Promise<boolean>;
  /** Ends all sessions of an account but one, and answers how many. */
  endOthers(accountId: number, id: number): Promise<number>;
  /**
   * Ends every session of an account, every sign-in that waits for its second step, and the codes that lead into the account, as
   * a password change does.
   */
  endAll(accountId: number): Promise<void>;
}
