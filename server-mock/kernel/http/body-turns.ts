import type { FastifyRequest } from 'fastify';
import { fail } from '../errors/fail.ts';
import { networkOf } from '../limits/index.ts';
import { Turns } from '../processes/turns.ts';

/** Characters from which a JSON body waits for its turn. Reading and checking a smaller one takes a few milliseconds. */
export const LARGE_BODY = 64 * 1024;

/** Large bodies that wait, in all and of one sender. Each is a text of up to four megabytes. */
const LIMITS = { atOnce: 1, most: 64, mostOfOne: 16 };

/** Seconds after which a refused body may come again. */
const retryAfter = 1;

/** The longest pause between two bodies, in milliseconds. */
const LONGEST_PAUSE = 1000;

/** Tells the time in milliseconds, and waits. */
export interface Clock {
  now(): number;
  after(milliseconds: number, then: () => void): void;
}

const realClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, then) => void setTimeout(then, milliseconds),
};

const senderOf = ({ session, ip }: FastifyRequest): string =>
  session ? `account:${session.accountId}` : `network:${networkOf(ip)}`;

/**
 * Returns a function that parses large bodies one after the other. Senders take turns. After each body there is a pause
 * that is as long as the body took. Other requests need several turns of the event loop, one for each answer of the database. With the
 * pause, large bodies take half of the loop's time at most.
 * @returns a function that calls `read` at once, or in its turn. `read` must do its costly work before it returns, or in microtasks. The
 * function throws `overloaded` when too many bodies wait.
 */
export function bodyTurns(
  clock: Clock = realClock,
): (request: FastifyRequest, body: string, read: () => void) => Promise<void> {
  const turns = new Turns(LIMITS);
  return async (request, body, read) => {
    if (body.length < LARGE_BODY) return read();
    if (!(await turns.enter(senderOf(request)))) throw fail('overloaded', { retryAfter });
    // Requests that already wait are served first.
    setImmediate(() => {
      const begun = clock.now();
      read();
      setImmediate(() => clock.after(Math.min(clock.now() - begun, LONGEST_PAUSE), () => turns.leave()));
    });
  };
}
