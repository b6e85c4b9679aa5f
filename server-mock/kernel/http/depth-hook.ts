import type { FastifyRequest } from 'fastify';
import { isTooDeepOrLarge } from '../../../src/validation/depth.ts';
import { fail } from '../errors/fail.ts';

/** Deepest nesting of a JSON body. No page comes near it, and what is deeper would overflow whoever walks it. */
const deepest = 500;

/** Refuses bodies nested so deeply that they can only be meant to do harm. */
export async function depthHook({ body }: FastifyRequest): Promise<void> {
  if (typeof body === 'object' && body !== null && isTooDeepOrLarge(body, deepest)) throw fail('body-too-deep');
}
