import { randomBytes } from 'node:crypto';
import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { networkOf } from '../../kernel/limits/index.ts';
import type { ExternalMethod } from '../methods/index.ts';
import { newToken } from '../sessions/index.ts';
import { holderOf, markTrip } from './browser.ts';
import { startRule, tripMinutes } from './limits.ts';
import type { Trip } from './provider.ts';
import { keepState, takeState } from './states.ts';
import { trouble } from './trouble.ts';

/** What a sign-in sets out with. */
export interface Departure {
  method: ExternalMethod;
  companyId: number;
  /** To sign in, or to link who comes back with the account of the session. */
  purpose: 'sign-in' | 'link';
  /** The query string it began with, kept for the way back. */
  query: string;
  callback: string;
  /** It is the second try, because what came back the first time was too old. */
  again: boolean;
}

/** A trip that came back to the browser it began in. */
export interface Return extends Departure {
  trip: Trip;
}

/**
 * Sends a sign-in on its way: its state is good once, for this browser alone, and to link for this session alone. Throws
 * `too-many-requests`, `sign-in-interrupted` without the session.
 */
export async function setOut({ services, reply, request }: Context, departure: Departure): Promise<Trip> {
  const { limits, config } = services;
  const begun = await limits.hit(`sign-in-start@${networkOf(request.ip)}`, startRule.limit, startRule.windowSeconds);
  if (!begun.allowed) throw fail('too-many-requests', { retryAfter: begun.retryAfterSeconds });
  const holder = holderOf(markTrip(reply, config), departure.purpose, request);
  if (!holder) throw trouble('sign-in-interrupted', 'the session that asked for a link has ended');
  const nonce = newToken();
  const verifier = randomBytes(32).toString('base64url');
  const state = await keepState(services, tripMinutes, {
    browser_hash: holder,
    provider: departure.method,
    provider_company: departure.companyId,
    query: departure.query,
    nonce,
    verifier,
    again: departure.again,
  });
  return { state, nonce, verifier, callback: departure.callback };
}

/**
 * Takes a sign-in back. Throws `sign-in-interrupted` for a state that is unknown, used, too old, another browser's, another
 * provider's, or to link another session's.
 */
export async function takeBack(
  { services, request }: Context,
  method: ExternalMethod,
  state: string,
  callback: string,
): Promise<Return> {
  const taken = await takeState(services, request, { state, method, purposes: ['sign-in', 'link'] });
  if (!taken) throw trouble('sign-in-interrupted', 'the state is unknown, used, too old or of another browser');
  const { purpose, row } = taken;
  const { nonce, verifier, query, again, provider_company: companyId } = row;
  return { method, companyId, purpose, query, callback, again, trip: { state, nonce, verifier, callback } };
}
