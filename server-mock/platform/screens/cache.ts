import type { Level } from './level.ts';

/** Seconds after which an entry is read again even when no event came; a lost connection heals itself by it. */
const lifetime = 10;
const capacity = 5000;
/** Characters of all that is kept: what is read again and again stays, and no company fills the memory. */
const heaviest = 32_000_000;

interface Entry<T> {
  value: Promise<T>;
  readAt: number;
  weight: number;
}

/** Remembers what was read for a screen and a level, until a change of that screen is heard of. */
export interface ScreenCache<T> {
  get(level: Level, id: string, read: () => Promise<T>): Promise<T>;
  /** Forgets a screen at every level, or everything. */
  forget(id?: string): void;
}

/**
 * A cache of promises: what was asked for before a change is never kept after it. Old entries go with the next look.
 * @param weigh the characters of what was read
 */
export function createScreenCache<T>(weigh: (value: T) => number = () => 0): ScreenCache<T> {
  /** By screen and level, in the order in which they were read. */
  const entries = new Map<string, Entry<T>>();
  let weight = 0;

  function drop(key: string): void {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  /** Drops what is too old, and the oldest of what is too much. */
  function trim(now: number): void {
    for (const [key, { readAt }] of entries) {
      if (now - readAt < lifetime && entries.size <= capacity && weight <= heaviest) return;
      drop(key);
    }
  }

  return {
    forget(id) {
      for (const key of entries.keys()) if (id === undefined || key.startsWith(`${id} `)) drop(key);
    },
    get({ companyId, appId }, id, read) {
      const key = `${id} ${companyId}/${appId}`;
      const now = performance.now() / 1000;
      trim(now);
      const known = entries.get(key);
      if (known) return known.value;
      const entry: Entry<T> = { value: read(), readAt: now, weight: 0 };
      entries.set(key, entry);
      entry.value.then(
        (value) => {
          if (entries.get(key) !== entry) return;
          entry.weight = weigh(value);
          weight += entry.weight;
          trim(now);
        },
        () => entries.get(key) === entry && drop(key),
      );
      return entry.value;
    },
  };
}
