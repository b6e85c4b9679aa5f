import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { onceAnswered } from './crowds.ts';

/**
 * Calls of one account that are worked on at once; a browser sends about as many. The others wait, so that what one account asks for
 * does not go before what other people ask for.
 */
export const mostOfAccount = 6;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

/** What ends a call's turn. */
const turnOf = new WeakMap<FastifyRequest, () => void>();

/** The account in whose turn the running work is. Nothing that a client sends gets in here. */
const insideTurnOf = new AsyncLocalStorage<number | undefined>();

/**
 * Makes the hook that gives the calls of each account turns, in the order in which they came. It comes last before the handler: a body
 * that is still arriving takes no turn. How many may wait is bounded by network; see `crowdHook`.
 */
export function accountTurnHook(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const accounts = new Map<number, Turns>();

  function leave(account: number, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) {
      next();
      return;
    }
    turns.running -= 1;
    if (turns.running === 0) accounts.delete(account);
  }

  return async (request, reply) => {
    const account = request.session?.accountId;
    if (account === undefined || insideTurnOf.getStore() === account) return;
    const turns = accounts.get(account) ?? { running: 0, waiting: [] };
    accounts.set(account, turns);
    if (turns.running < mostOfAccount) turns.running += 1;
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
    if (request.raw.socket.destroyed) {
      leave(account, turns);
      reply.hijack();
      return;
    }
    turnOf.set(
      request,
      onceAnswered(request, reply, () => leave(account, turns)),
    );
  };
}

/** Ends a call's turn before its answer. For event streams: they stay open. */
export function leaveTurn(request: FastifyRequest): void {
  turnOf.get(request)?.();
}

/**
 * Does a part of a call that makes calls of its own to this server (`inject`), in the name of the same account. They belong to the turn
 * of the call and take none: calls that hold all turns of an account would wait for each other for ever. Let one be under way at a time.
 */
export function withinTurn<T>(request: FastifyRequest, work: () => PromiseLike<T>): Promise<T> {
  // What `inject` gives begins when it is awaited: that is to happen in here.
  return insideTurnOf.run(request.session?.accountId, async () => await work());
}
