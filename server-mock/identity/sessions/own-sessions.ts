import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { accountChanged } from '../accounts/index.ts';
import type { Lifetime } from './lifetime.ts';
import type { Sessions } from './service.ts';
import { hashToken, newToken } from './token.ts';

/** Sessions listed at most: nobody has more devices, and nobody reads more lines. */
const longestList = 200;

interface Parts extends Pick<ServiceBase, 'database' | 'now'> {
  lifetime(): Lifetime;
  /** Forgets on this node what was remembered of an account's sessions. */
  forget(accountId: number): void;
}

/** What a person does with the own sessions: see them, end them, and give the one at hand another token. */
export function ownSessions({
  database,
  now,
  lifetime,
  forget,
}: Parts): Pick<Sessions, 'renew' | 'listOf' | 'endOne' | 'endOthers'> {
  async function endWhere(accountId: number, comparison: '=' | '<>', id: number): Promise<number> {
    const ended = await database.transaction(async (trx) => {
      const sessions = trx.deleteFrom('session').where('account_id', '=', accountId);
      const rows = await sessions.where('id', comparison, id).returning('id').execute();
      await database.notify(accountChanged, String(accountId), trx);
      return rows.length;
    });
    forget(accountId);
    return ended;
  }

  return {
    async renew(token) {
      const fresh = newToken();
      const accountId = await database.transaction(async (trx) => {
        const renewed = await trx
          .updateTable('session')
          .set({ token_hash: hashToken(fresh) })
          .where('token_hash', '=', hashToken(token))
          .where('expires_at', '>', now())
          .returning('account_id')
          .executeTakeFirst();
        if (renewed) await database.notify(accountChanged, String(renewed.account_id), trx);
        return renewed?.account_id;
      });
      if (accountId === undefined) return null;
      forget(accountId);
      return fresh;
    },

    async listOf(accountId) {
      const rows = await database.query
        .selectFrom('session')
        .select(['id', 'method', 'address', 'user_agent', 'created_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now())
        .where('last_used_at', '>', lifetime().usedAfter)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(longestList)
        .execute();
      return rows.map(({ user_agent, created_at, last_used_at, ...row }) => ({
        ...row,
        userAgent: user_agent,
        createdAt: created_at,
        lastUsedAt: last_used_at,
      }));
    },

    endOne: async (accountId, id) => (await endWhere(accountId, '=', id)) > 0,
    endOthers: (accountId, id) => endWhere(accountId, '<>', id),
  };
}
