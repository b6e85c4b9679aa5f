import { toUser } from '../accounts/user.ts';
import type { ServiceBase, Sessions } from '../services.ts';
import { lifetimeAt } from './lifetime.ts';
import { asLocale } from './locale.ts';
import { hashToken, newToken } from './token.ts';

type Base = Pick<ServiceBase, 'config' | 'database' | 'now'>;

/** Sessions kept in the database, shared by all nodes. Nothing is cached, so an ended session is dead everywhere at once. */
export function createSessions({ config, database, now }: Base): Sessions {
  const lifetime = () => lifetimeAt(now(), config.session.maxAge);

  async function note(tokenHash: string): Promise<void> {
    await database.query
      .updateTable('session')
      .set({ last_used_at: now() })
      .where('token_hash', '=', tokenHash)
      .where('last_used_at', '<', lifetime().noteBefore)
      .execute();
  }

  return {
    async create(accountId, { address, userAgent }) {
      const token = newToken();
      const { expiresAt } = lifetime();
      await database.query.deleteFrom('session').where('expires_at', '<', now()).execute();
      await database.query
        .insertInto('session')
        .values({
          token_hash: hashToken(token),
          account_id: accountId,
          created_at: now(),
          last_used_at: now(),
          expires_at: expiresAt,
          address,
          user_agent: userAgent.slice(0, 256),
        })
        .execute();
      return { token, expiresAt };
    },

    async find(token) {
      const tokenHash = hashToken(token);
      const { usedAfter, noteBefore } = lifetime();
      const row = await database.query
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .selectAll('account')
        .select(['session.expires_at', 'session.last_used_at'])
        .where('token_hash', '=', tokenHash)
        .where('session.expires_at', '>', now())
        .where('session.last_used_at', '>', usedAfter)
        .where('account.disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      if (row.last_used_at < noteBefore) await note(tokenHash);
      return {
        accountId: row.id,
        user: toUser(row, config),
        locale: asLocale(row.locale),
        expiresAt: row.expires_at,
      };
    },

    async end(token) {
      await database.query.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
    },

    async endAll(accountId) {
      await database.query.deleteFrom('session').where('account_id', '=', accountId).execute();
    },
  };
}
