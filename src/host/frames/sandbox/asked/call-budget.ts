/** Calls of one frame in a minute, and at the same time. */
const PER_MINUTE = 60;
const AT_ONCE = 6;
const MINUTE = 60_000;
/** Calls that may wait; more are refused. */
const LONGEST_QUEUE = 100;

/** Slows a frame down that calls too much. */
export interface CallBudget {
  /** Runs a call when there is room for it. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/**
 * Makes the budget of a frame. A loop of calls is not refused but waits, so that it cannot turn into a loop without calls.
 * @param slowed called when a call has to wait because there were too many
 */
export function createCallBudget(slowed: () => void): CallBudget {
  const begun: number[] = [];
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takeTurn(): Promise<void> {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= LONGEST_QUEUE) throw new Error('too many calls');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The next one that waits takes the turn over, so that nobody comes in between. */
  function passTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  /** Notes a beginning call and answers how long it has to wait, in milliseconds. */
  function delayOf(): number {
    const now = Date.now();
    const first = begun.length < PER_MINUTE ? undefined : begun.shift();
    const delay = first === undefined ? 0 : Math.max(0, first + MINUTE - now);
    begun.push(now + delay);
    return delay;
  }

  return {
    async run(call) {
      await takeTurn();
      try {
        const delay = delayOf();
        if (delay > 0) {
          slowed();
          await new Promise((resolve) => setTimeout(resolve, delay));
        }
        return await call();
      } finally {
        passTurn();
      }
    },
  };
}
