import type { Session } from '../../kernel/contracts/session.ts';

/** Milliseconds for which a look-up is believed. A node that lost its notifications heals by it. */
const lifetime = 3000;
const capacity = 10_000;

interface Entry {
  value: Promise<Session | null>;
  readAt: number;
  /** Unknown while the look-up runs. */
  accountId?: number;
}

/** Remembers for a moment whose session a request carried, so that a page's many requests ask the database once. */
export interface SessionCache {
  /** @param now milliseconds; `read` asks the database. */
  get(tokenHash: string, now: number, read: () => Promise<Session | null>): Promise<Session | null>;
  forget(tokenHash: string): void;
  /** Forgets every session of an account, and every look-up that may turn out to be one. */
  forgetAccount(accountId: number): void;
  clear(): void;
}

/** A cache of promises: what was asked for before a session ended is never kept after it. Unknown sessions are not kept. */
export function createSessionCache(): SessionCache {
  const entries = new Map<string, Entry>();

  function keep(tokenHash: string, entry: Entry): void {
    const oldest = entries.keys().next();
    if (entries.size >= capacity && !oldest.done) entries.delete(oldest.value);
    entries.set(tokenHash, entry);
    const drop = () => {
      if (entries.get(tokenHash) === entry) entries.delete(tokenHash);
    };
    entry.value.then((session) => {
      if (session) entry.accountId = session.accountId;
      else drop();
    }, drop);
  }

  return {
    async get(tokenHash, now, read) {
      const known = entries.get(tokenHash);
      const age = known ? now - known.readAt : lifetime;
      if (known && age >= 0 && age < lifetime) {
        const session = await known.value;
        if (!session || session.expiresAt.getTime() > now) return session;
      }
      entries.delete(tokenHash);
      const value = read();
      keep(tokenHash, { value, readAt: now });
      return value;
    },
    forget: (tokenHash) => void entries.delete(tokenHash),
    forgetAccount(accountId) {
      for (const [tokenHash, entry] of entries) {
        if (entry.accountId === undefined || entry.accountId === accountId) entries.delete(tokenHash);
      }
    },
    clear: () => entries.clear(),
  };
}
