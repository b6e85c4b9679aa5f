import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onceAnswered } from './crowds.ts';

/**
 * Calls of one account that are worked on at once; a browser sends about as many. The others wait, so that what one account asks for
 * does not go before what other people ask for.
 */
export const mostOfAccount = 6;

/** Calls of all access tokens of one account that are worked on at once. A program can wait; its person looks at a page. */
export const mostOfTokens = 2;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

/** What ends a call's turn. */
const turnOf = new WeakMap<FastifyRequest, () => void>();

/** Whose turns a call takes. Undefined: it takes none. */
type Caller = `browser:${number}` | `tokens:${number}` | undefined;

/** In whose turn the running work is. Nothing that a client sends gets in here. */
const insideTurnOf = new AsyncLocalStorage<Caller>();

/**
 * The browsers of an account share its turns. Its access tokens share others, however many they are, so that the person's pages, and the
 * end of a token, do not wait behind the calls of programs.
 */
function callerOf({ session, accessToken }: FastifyRequest): Caller {
  if (!session) return undefined;
  return accessToken ? `tokens:${session.accountId}` : `browser:${session.accountId}`;
}

/**
 * Makes the hook that gives the calls of each account turns, in the order in which they came. It comes last before the handler: a body
 * that is still arriving takes no turn. How many may wait is bounded by network; see `crowdHook`.
 */
export function accountTurnHook(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const callers = new Map<Caller, Turns>();

  function leave(caller: Caller, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) {
      next();
      return;
    }
    turns.running -= 1;
    if (turns.running === 0) callers.delete(caller);
  }

  return async (request, reply) => {
    const caller = callerOf(request);
    if (caller === undefined || insideTurnOf.getStore() === caller) return;
    const turns = callers.get(caller) ?? { running: 0, waiting: [] };
    callers.set(caller, turns);
    if (turns.running < (request.accessToken ? mostOfTokens : mostOfAccount)) turns.running += 1;
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
    if (request.raw.socket.destroyed) {
      leave(caller, turns);
      reply.hijack();
      return;
    }
    turnOf.set(
      request,
      onceAnswered(request, reply, () => leave(caller, turns)),
    );
  };
}

/** Ends a call's turn before its answer. For event streams: they stay open. */
export function leaveTurn(request: FastifyRequest): void {
  turnOf.get(request)?.();
}

/**
 * Does a part of a call that makes calls of its own to this server (`inject`), in the name of the same caller. They belong to the turn
 * of the call and take none: calls that hold all turns of a caller would wait for each other for ever. Let one be under way at a time.
 */
export function withinTurn<T>(request: FastifyRequest, work: () => PromiseLike<T>): Promise<T> {
  // What `inject` gives begins when it is awaited: that is to happen in here.
  return insideTurnOf.run(callerOf(request), async () => await work());
}
