/** Shares answers between equal calls. */
export interface SharedAnswers<T> {
  /**
   * The running call of this key, or one answered at most `keepFor` milliseconds ago, else a new one.
   * @param isGood whether an answer may be kept; failures never are
   */
  share(key: string, keepFor: number, start: () => Promise<T>, isGood: (answer: T) => boolean): Promise<T>;
  /** Forgets what was kept, because a change may have made it wrong. */
  clear(): void;
}

interface Entry<T> {
  answer: Promise<T>;
  /** When it was answered; null while it runs. */
  at: number | null;
}

/** Makes an empty store; `now` is a clock in milliseconds. */
export function createSharedAnswers<T>(now: () => number = () => performance.now()): SharedAnswers<T> {
  const entries = new Map<string, Entry<T>>();

  function usable(entry: Entry<T> | undefined, keepFor: number): entry is Entry<T> {
    return entry !== undefined && (entry.at === null || now() - entry.at < keepFor);
  }

  return {
    share(key, keepFor, start, isGood) {
      const known = entries.get(key);
      if (usable(known, keepFor)) {
        return known.answer;
      }
      const entry: Entry<T> = { answer: start(), at: null };
      entries.set(key, entry);
      const drop = () => {
        if (entries.get(key) === entry) {
          entries.delete(key);
        }
      };
      entry.answer.then((answer) => {
        entry.at = now();
        if (!isGood(answer)) {
          drop();
        }
      }, drop);
      return entry.answer;
    },
    clear: () => entries.clear(),
  };
}
