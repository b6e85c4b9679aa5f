import type { Session } from '../../kernel/contracts/session.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { accountChanged, toUser } from '../accounts/index.ts';
import { daysLeft } from '../passwords/index.ts';
import { createSessionCache } from './cache.ts';
import { endCodesOf } from './end-codes.ts';
import { lifetimeAt } from './lifetime.ts';
import { asLocale } from './locale.ts';
import { ownSessions } from './own-sessions.ts';
import type { Sessions } from './service.ts';
import { hashToken, newToken } from './token.ts';

type Base = Pick<ServiceBase, 'config' | 'database' | 'now'>;

/** The channel on which every node hears that a session ended; the payload is the hash of its token. */
const sessionEnded = 'pagewright_session';

/**
 * Sessions kept in the database, shared by all nodes. Each node remembers a look-up for a moment and forgets it as soon
 * as any node ends the session or changes its account.
 */
export async function createSessions({ config, database, now }: Base): Promise<Sessions> {
  const lifetime = () => lifetimeAt(now(), config.session.maxAge);
  const cache = createSessionCache();
  await database.listen(sessionEnded, cache.forget, cache.clear);
  await database.listen(accountChanged, (id) => cache.forgetAccount(Number(id)), cache.clear);

  async function note(tokenHash: string): Promise<void> {
    await database.query
      .updateTable('session')
      .set({ last_used_at: now() })
      .where('token_hash', '=', tokenHash)
      .where('last_used_at', '<', lifetime().noteBefore)
      .execute();
  }

  async function read(tokenHash: string): Promise<Session | null> {
    const { usedAfter, noteBefore } = lifetime();
    const row = await database.query
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .selectAll('account')
      .select([
        'session.id as session_id',
        'session.expires_at',
        'session.last_used_at',
        'session.method',
        'session.provider_company',
      ])
      .where('token_hash', '=', tokenHash)
      .where('session.expires_at', '>', now())
      .where('session.last_used_at', '>', usedAfter)
      .where('account.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    if (row.last_used_at < noteBefore) await note(tokenHash);
    return {
      id: row.session_id,
      accountId: row.id,
      method: row.method,
      providerCompany: row.provider_company,
      user: Object.freeze(toUser(row, config)),
      locale: asLocale(row.locale),
      appearance: row.appearance,
      mustChangePassword: row.method === 'password' && (daysLeft(config, row, now()) ?? 1) <= 0,
      expiresAt: row.expires_at,
    };
  }

  return {
    async create(accountId, { address, userAgent, method = '', providerCompany = PLATFORM }) {
      const token = newToken();
      const { expiresAt } = lifetime();
      await database.query.deleteFrom('session').where('expires_at', '<', now()).execute();
      await database.query
        .insertInto('session')
        .values({
          token_hash: hashToken(token),
          id: randomId(),
          account_id: accountId,
          method,
          provider_company: providerCompany,
          created_at: now(),
          last_used_at: now(),
          expires_at: expiresAt,
          address,
          user_agent: userAgent.slice(0, 256),
        })
        .execute();
      return { token, expiresAt };
    },

    find(token) {
      const tokenHash = hashToken(token);
      return cache.get(tokenHash, now().getTime(), () => read(tokenHash));
    },

    ...ownSessions({ database, now, lifetime, forget: cache.forgetAccount }),

    async end(token) {
      const tokenHash = hashToken(token);
      await database.transaction(async (trx) => {
        await trx.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
        await database.notify(sessionEnded, tokenHash, trx);
      });
      cache.forget(tokenHash);
    },

    async endAll(accountId) {
      await database.transaction(async (trx) => {
        await trx.deleteFrom('session').where('account_id', '=', accountId).execute();
        await trx.deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute();
        await endCodesOf(trx, accountId);
        await database.notify(accountChanged, String(accountId), trx);
      });
      cache.forgetAccount(accountId);
    },
  };
}
