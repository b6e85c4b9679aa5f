/** Milliseconds between two questions, and without an answer until a page counts as frozen. */
const EVERY = 2000;
const PATIENCE = 15_000;

/** Asks a page again and again whether it still answers. */
export interface Pulse {
  /** The page has answered. */
  beat(): void;
  stop(): void;
}

/**
 * Watches a page that runs in a process of its own: when it freezes, this document goes on and can take it away. A document that has been
 * asleep or busy itself gives the page its time anew.
 */
export function watchPulse(ask: () => void, onFrozen: () => void): Pulse {
  let answered = performance.now();
  let looked = answered;
  const timer = setInterval(() => {
    const now = performance.now();
    if (document.hidden || now - looked > 2 * EVERY) answered = now;
    looked = now;
    if (now - answered < PATIENCE) return ask();
    clearInterval(timer);
    onFrozen();
  }, EVERY);
  return {
    beat() {
      answered = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}
