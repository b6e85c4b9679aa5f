import type { Appearance, Locale, User } from '../../../src/types/start.ts';

/** A live session and the person it belongs to. */
export interface Session {
  /** Names the session to its owner; it opens nothing. */
  id: number;
  accountId: number;
  /** The sign-in method that opened it; empty when it goes on from one that was replaced. */
  method: string;
  /** The company whose own provider opened it; `PLATFORM` for every other way. */
  providerCompany: number;
  user: User;
  /** The account's saved locale. */
  locale: Locale | null;
  /** The account's saved look. */
  appearance: Appearance | null;
  /** The password that opened it has expired: nothing else is open before it is changed. */
  mustChangePassword: boolean;
  expiresAt: Date;
}
