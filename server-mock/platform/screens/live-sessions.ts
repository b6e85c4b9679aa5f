import { lifetimeAt } from '../../identity/sessions/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

type Parts = Pick<ServiceBase, 'database' | 'now' | 'config'>;

/** One look-up, for all who ask before it begins. */
interface Batch {
  tokenHashes: Set<string>;
  accounts: Promise<ReadonlyMap<string, number>>;
}

const gathering = new WeakMap<Database, Batch>();

async function lookUp({ database, now, config }: Parts, tokenHashes: ReadonlySet<string>) {
  const rows = await database.query
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.token_hash', 'session.account_id'])
    .where('session.token_hash', 'in', [...tokenHashes])
    .where('session.expires_at', '>', now())
    .where('session.last_used_at', '>', lifetimeAt(now(), config.session.maxAge).usedAfter)
    .where('account.disabled_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.token_hash, row.account_id]));
}

function begin(parts: Parts): Batch {
  const tokenHashes = new Set<string>();
  const accounts = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    gathering.delete(parts.database);
    return lookUp(parts, tokenHashes);
  });
  const batch = { tokenHashes, accounts };
  gathering.set(parts.database, batch);
  return batch;
}

/**
 * The account of a live session as the database has it now; undefined when the session has ended. One query answers all who ask in the
 * same turn of the event loop: an event reaches thousands of streams at once, each with a session of its own. Throws what
 * the database throws.
 */
export async function accountNow(parts: Parts, tokenHash: string): Promise<number | undefined> {
  const { tokenHashes, accounts } = gathering.get(parts.database) ?? begin(parts);
  tokenHashes.add(tokenHash);
  return (await accounts).get(tokenHash);
}
