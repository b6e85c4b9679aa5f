/** Calls of one frame in a minute, and at the same time. */
const PER_MINUTE = 60;
const AT_ONCE = 6;
/** The same read that nobody has clicked for: so often in so many milliseconds, which is every 5 seconds for a timer. */
const SAME_READS = 3;
const SAME_READS_IN = 15_000;
const MINUTE = 60_000;
/** Addresses whose reads are remembered. Beyond, the one that was read longest ago is forgotten. */
const MOST_READS = 200;
/** Calls that may wait; more are refused. */
const LONGEST_QUEUE = 100;

/** How long a list of moments makes a next one wait: milliseconds until fewer than `most` lie within `span`. */
function waitFor(moments: number[], most: number, span: number, now: number): number {
  const recent = moments.slice(-most);
  const first = recent[0];
  return recent.length < most || first === undefined ? 0 : Math.max(0, first + span - now);
}

/** Slows a frame down that calls too much. */
export interface CallBudget {
  /** Runs a call when there is room for it. `key` is what makes two reads the same; absent for calls that are no reads. */
  run<T>(call: () => Promise<T>, key?: string): Promise<T>;
}

/**
 * Makes the budget of a frame. A loop of calls is not refused but waits, so that it cannot turn into a loop without calls.
 * @param slowed called when a call has to wait because there were too many
 */
export function createCallBudget(slowed: () => void, isClicked: () => boolean): CallBudget {
  const begun: number[] = [];
  const reads = new Map<string, number[]>();
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

  /** Notes a beginning call and answers how long it has to wait. */
  function delayOf(key: string | undefined): number {
    const now = Date.now();
    const same = (key && !isClicked() && reads.get(key)) || [];
    const delay = Math.max(waitFor(begun, PER_MINUTE, MINUTE, now), waitFor(same, SAME_READS, SAME_READS_IN, now));
    const moment = now + delay;
    begun.push(moment);
    if (begun.length > PER_MINUTE) begun.shift();
    if (key) noteRead(key, moment);
    return delay;
  }

  /** The map keeps the order of its keys: what was read last goes to its end. */
  function noteRead(key: string, moment: number): void {
    const moments = [...(reads.get(key) ?? []), moment].slice(-SAME_READS);
    reads.delete(key);
    reads.set(key, moments);
    const [oldest] = reads.keys();
    if (reads.size > MOST_READS && oldest !== undefined) reads.delete(oldest);
  }

  return {
    async run(call, key) {
      await takeTurn();
      try {
        const delay = delayOf(key);
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
