import type { FastifyRequest } from 'fastify';
import type { Row } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { hashToken, newToken } from '../sessions/index.ts';
import { holderOf, type Purpose, tripMark } from './browser.ts';

type Base = Pick<ServiceBase, 'database' | 'now'>;

type Kept = Omit<Row<'sign_in_state'>, 'state_hash' | 'expires_at'>;

/** Keeps what was begun for some minutes and answers the state that takes it up again. */
export async function keepState({ database, now }: Base, minutes: number, kept: Kept): Promise<string> {
  const at = now();
  const state = newToken();
  await database.query.deleteFrom('sign_in_state').where('expires_at', '<', at).execute();
  await database.query
    .insertInto('sign_in_state')
    .values({ ...kept, state_hash: hashToken(state), expires_at: new Date(at.getTime() + minutes * 60_000) })
    .execute();
  return state;
}

/**
 * Takes up what was begun for one of these purposes; it is used up by this. What somebody else began is left alone for its
 * owner. Undefined for a state that is unknown, used, too old, another holder's or another provider's.
 */
export async function takeState<P extends Purpose>(
  { database, now }: Base,
  request: FastifyRequest,
  { state, method, purposes }: { state: string; method: string; purposes: readonly P[] },
): Promise<{ row: Row<'sign_in_state'>; purpose: P } | undefined> {
  const mark = tripMark(request);
  if (!mark || !state) return undefined;
  const holders = new Map<string, P>();
  for (const purpose of purposes) {
    const holder = holderOf(mark, purpose, request);
    if (holder) holders.set(holder, purpose);
  }
  if (holders.size === 0) return undefined;
  const row = await database.query
    .deleteFrom('sign_in_state')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', 'in', [...holders.keys()])
    .where('provider', '=', method)
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst();
  return row && { row, purpose: holders.get(row.browser_hash)! };
}
