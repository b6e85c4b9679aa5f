import { availableParallelism } from 'node:os';
import { fail } from '../../kernel/errors/fail.ts';
import { accountFailures } from '../../kernel/limits/rules.ts';
import { FairQueue } from '../../kernel/processes/fair-queue.ts';

/**
 * Checks that are made at a time. Each takes a core for some 25 ms and one of the four threads that files and compression need,
 * too; one core is left to the server itself.
 */
const mostAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1));

/** Checks that wait, and those of one lane: half a second of work. */
const mostWaiting = 1000;
const mostOfLane = 20;

interface Waiting {
  begin(): void;
  refuse(): void;
}

/** In a full queue the last check of the largest lane gives way: many networks of one party must not keep out a newcomer. */
const waiting = new FairQueue<Waiting>(mostWaiting, mostOfLane, ({ refuse }) => refuse());
let underWay = 0;

/** Answers once a check may begin. Throws `too-many-attempts` when its lane is full, or has to give way. */
function enter(lane: string): Promise<void> {
  if (underWay < mostAtOnce) {
    underWay += 1;
    return Promise.resolve();
  }
  return new Promise((begin, reject) => {
    const refuse = () => reject(fail('too-many-attempts', { retryAfter: accountFailures.firstPause }));
    if (!waiting.add(lane, { begin, refuse })) refuse();
  });
}

function leave(): void {
  const next = waiting.take();
  if (next) next.begin();
  else underWay -= 1;
}

/**
 * Checks a password when it is the turn of its lane, which is a network, a known device or a session (`laneOf`). Comparing
 * passwords is costly by design. Few are compared at a time and lanes take turns, so that one network's crowd of attempts delays
 * neither the sign-ins of others nor the rest of the server.
 */
export async function inPasswordTurn<Result>(lane: string, check: () => Promise<Result>): Promise<Result> {
  await enter(lane);
  try {
    return await check();
  } finally {
    leave();
  }
}
