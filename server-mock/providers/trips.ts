import { randomBytes } from 'node:crypto';
import type { Context } from '../contracts/index.ts';
import type { Row } from '../database/index.ts';
import { fail } from '../errors/fail.ts';
import type { ExternalMethod } from '../identities/index.ts';
import { networkOf } from '../limits/index.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { markTrip, tripMark } from './browser.ts';
import { startRule, tripMinutes } from './limits.ts';
import type { Trip } from './provider.ts';
import { trouble } from './trouble.ts';

/** What a sign-in sets out with. */
export interface Departure {
  method: ExternalMethod;
  companyId: number;
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

/** Sends a sign-in on its way: its state is good once, for this browser alone. Throws `too-many-requests`. */
export async function setOut({ services, reply, request }: Context, departure: Departure): Promise<Trip> {
  const { limits, database, config, now } = services;
  const begun = await limits.hit(`sign-in-start@${networkOf(request.ip)}`, startRule.limit, startRule.windowSeconds);
  if (!begun.allowed) throw fail('too-many-requests', { retryAfter: begun.retryAfterSeconds });
  const at = now();
  const state = newToken();
  const nonce = newToken();
  const verifier = randomBytes(32).toString('base64url');
  await database.query.deleteFrom('sign_in_state').where('expires_at', '<', at).execute();
  await database.query
    .insertInto('sign_in_state')
    .values({
      state_hash: hashToken(state),
      browser_hash: markTrip(reply, config),
      provider: departure.method,
      provider_company: departure.companyId,
      query: departure.query,
      nonce,
      verifier,
      again: departure.again,
      expires_at: new Date(at.getTime() + tripMinutes * 60_000),
    })
    .execute();
  return { state, nonce, verifier, callback: departure.callback };
}

/**
 * Takes a sign-in back. Its state is used up by this; one that another browser brings is left alone for its owner.
 * Throws `sign-in-interrupted` for a state that is unknown, used, too old, another browser's or another provider's.
 */
export async function takeBack(
  { services, request }: Context,
  method: ExternalMethod,
  state: string,
  callback: string,
): Promise<Return> {
  const browser = tripMark(request);
  const row: Row<'sign_in_state'> | undefined =
    browser && state
      ? await services.database.query
          .deleteFrom('sign_in_state')
          .where('state_hash', '=', hashToken(state))
          .where('browser_hash', '=', browser)
          .where('provider', '=', method)
          .where('expires_at', '>', services.now())
          .returningAll()
          .executeTakeFirst()
      : undefined;
  if (!row) throw trouble('sign-in-interrupted', 'the state is unknown, used, too old or of another browser');
  const { nonce, verifier, query, again, provider_company: companyId } = row;
  return { method, companyId, query, callback, again, trip: { state, nonce, verifier, callback } };
}
