const day = 24 * 60 * 60 * 1000;

/** A session that nobody used for this long is over, whatever its absolute end. */
const idleLimit = 7 * day;

/** Uses closer together than this are noted once, so that reading requests do not write. */
const noteInterval = 60 * 1000;

/** The moments that decide whether a session lives. */
export interface Lifetime {
  /** When a session opened now ends for good. */
  expiresAt: Date;
  /** A session last used before this is over. */
  usedAfter: Date;
  /** A session last noted before this is noted again. */
  noteBefore: Date;
}

/** The limits that hold at a moment; `maxAge` is the configured absolute lifetime in seconds. */
export function lifetimeAt(now: Date, maxAge: number): Lifetime {
  const time = now.getTime();
  return {
    expiresAt: new Date(time + maxAge * 1000),
    usedAfter: new Date(time - idleLimit),
    noteBefore: new Date(time - noteInterval),
  };
}
