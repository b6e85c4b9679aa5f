import { Cancelled } from './request.ts';

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 5000;

/** Knows whether the server answers. */
export interface Connection {
  /** Resolves when the server answers again; asks for it with growing pauses and at once when the network comes back. */
  untilOnline(signal: AbortSignal): Promise<void>;
  /** Notices at once when the browser says that the network is gone. */
  watch(): void;
}

/**
 * Watches the connection after a call got no answer.
 * @param probe asks the server for anything; false or a rejection means that it does not answer
 * @param onChange hears whether the server answers
 */
export function createConnection(probe: () => Promise<boolean>, onChange: (online: boolean) => void): Connection {
  let waiting: Promise<void> | null = null;

  async function waitUntilBack(): Promise<void> {
    onChange(false);
    for (let delay = FIRST_DELAY; ; delay = Math.min(delay * 2, LONGEST_DELAY)) {
      await pause(delay);
      if (await probe().catch(() => false)) {
        onChange(true);
        return;
      }
    }
  }

  function wait(): Promise<void> {
    waiting ??= waitUntilBack().finally(() => {
      waiting = null;
    });
    return waiting;
  }

  return {
    untilOnline: (signal) => Promise.race([wait(), rejectWhenAborted(signal)]),
    watch: () => window.addEventListener('offline', () => void wait()),
  };
}

/** Waits, but no longer than until the browser says that the network is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new Cancelled());
    if (signal.aborted) {
      end();
    }
    signal.addEventListener('abort', end, { once: true });
  });
}
