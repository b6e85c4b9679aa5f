import { wasUsed, whenHeard } from './used.ts';

/** Milliseconds between two files that a page sends. */
const PERIOD = 1000;

/**
 * Milliseconds for which a person may look for files, and how many files one look brings. Browsers forget a click after five seconds, and tell
 * nobody of clicks in the system's window.
 */
const LOOK = 180_000;
const FILES = 10;

/** When a page may send files: in its reader's name, and so not without the reader. */
export interface PageUploads {
  /** The page says that a person looks for files. That counts right after a click alone. */
  choose(): void;
  /** Waits until it is time for another file, and says whether the page may send one. */
  turn(): Promise<boolean>;
}

/** Makes the rule for the files that one page sends. */
export function createPageUploads(): PageUploads {
  let until = Number.NEGATIVE_INFINITY;
  let left = 0;
  let next = 0;
  function mayUpload(): boolean {
    if (wasUsed()) return true;
    if (left === 0 || performance.now() > until) return false;
    left -= 1;
    return true;
  }
  return {
    choose() {
      if (!wasUsed()) return;
      until = performance.now() + LOOK;
      left = FILES;
    },
    async turn() {
      await whenHeard();
      const now = performance.now();
      const at = Math.max(now, next);
      next = at + PERIOD;
      if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
      return mayUpload();
    },
  };
}
