import type { FastifyReply, FastifyRequest } from 'fastify';

/** A part of a hook. It answers a promise only where it has to wait. */
export type Step = (request: FastifyRequest, reply: FastifyReply) => unknown;

type Done = (error?: Error) => void;

function run(steps: readonly Step[], from: number, request: FastifyRequest, reply: FastifyReply, done: Done): void {
  for (let at = from; at < steps.length; at += 1) {
    let waited: unknown;
    try {
      waited = steps[at]!(request, reply);
    } catch (error) {
      done(error as Error);
      return;
    }
    if (waited instanceof Promise) {
      waited.then(() => reply.sent || run(steps, at + 1, request, reply, done), done);
      return;
    }
    if (reply.sent) return;
  }
  done();
}

/**
 * Makes one hook of several steps, taken in turn. Every request passes these hooks: a hook that is an async function costs it some
 * promises each time, a step that need not wait costs none. A step that sends the reply ends the hook. Do not use it for `onResponse`, where the reply is always sent.
 */
export const inSteps =
  (...steps: Step[]) =>
  (request: FastifyRequest, reply: FastifyReply, done: Done): void =>
    run(steps, 0, request, reply, done);
