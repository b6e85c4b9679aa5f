import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Row, sharedKey, type Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

/** The channel on which every node hears that a share has changed; the payload is its key. */
const CHANNEL = 'pagewright_share';
/** Milliseconds after which a share is read again even when no message came. */
const LIFETIME = 10_000;
const CAPACITY = 5000;

/** What is shared under a key, and the keys of its level. */
export interface SharedRow extends Row<'share'> {
  companyKey?: string;
  appKey?: string;
  /** The name of who shared it. */
  by: string;
}

/** Pages and widget templates that everyone with the address may open. */
export interface Shares {
  /** What is shared under a key, also where sharing is off; null: nothing ever was, or it is gone. */
  find(key: string): Promise<SharedRow | null>;
  /** The same where this node knows it already, without waiting; undefined where it has to be read. */
  known(key: string): SharedRow | undefined;
  /** Tells every node, once the transaction has committed. */
  changed(key: string, trx: Transaction<Tables>): Promise<void>;
  /** Forgets it on this node, before the caller of a change is answered. */
  forget(key: string): void;
  /** Counts one more view. */
  count(row: SharedRow): Promise<void>;
  /** The mark of a browser that knows the password. Another password makes another mark. */
  markOf(row: SharedRow): Promise<string>;
  /** Whether a browser knows the password. */
  isMarked(row: SharedRow, mark: string | undefined): Promise<boolean>;
}

type Base = Pick<ServiceBase, 'database' | 'now'>;

async function read({ database }: Base, key: string): Promise<SharedRow | null> {
  const found = await database.query.selectFrom('share_key').selectAll().where('key', '=', key).executeTakeFirst();
  if (!found) return null;
  const { company_id, app_id, kind, target } = found;
  const row = await database.tenant(company_id, (trx) =>
    trx
      .selectFrom('share')
      .leftJoin('app', (join) =>
        join.onRef('app.company_id', '=', 'share.company_id').onRef('app.id', '=', 'share.app_id'),
      )
      .leftJoin('company', 'company.id', 'share.company_id')
      .leftJoin('account', 'account.id', 'share.account_id')
      .selectAll('share')
      .select(['app.key as appKey', 'company.key as companyKey', 'account.name as by'])
      .where('share.company_id', '=', company_id)
      .where('share.app_id', '=', app_id)
      .where('kind', '=', kind)
      .where('target', '=', target)
      .executeTakeFirst(),
  );
  if (!row) return null;
  const { appKey, companyKey, by, ...share } = row;
  return { ...share, by: by ?? '', ...(companyKey ? { companyKey } : {}), ...(appKey ? { appKey } : {}) };
}

interface Known {
  at: number;
  reading: Promise<SharedRow | null>;
  /** What was read, once it is there. */
  row?: SharedRow | null;
}

/** Remembers shares for a moment, because visits ask for them again and again. */
export async function createShares(base: Base): Promise<Shares> {
  const { database, now } = base;
  const known = new Map<string, Known>();
  await database.listen(
    CHANNEL,
    (key) => known.delete(key),
    () => known.clear(),
  );
  let secret: Promise<string> | undefined;

  async function markOf({ key, password_hash }: SharedRow): Promise<string> {
    secret ??= sharedKey(database, 'share.mark-key');
    const hmac = createHmac('sha256', Buffer.from(await secret, 'base64'));
    return hmac.update(JSON.stringify([key, password_hash])).digest('base64url');
  }

  /** What is remembered of a key, and not too old. */
  function fresh(key: string): Known | undefined {
    const cached = known.get(key);
    return cached && Math.abs(now().getTime() - cached.at) < LIFETIME ? cached : undefined;
  }

  return {
    known: (key) => fresh(key)?.row ?? undefined,
    find(key) {
      const cached = fresh(key);
      if (cached) return cached.reading;
      if (known.size >= CAPACITY) known.clear();
      const entry: Known = { at: now().getTime(), reading: read(base, key) };
      known.set(key, entry);
      entry.reading.then(
        (row) => {
          entry.row = row;
        },
        () => known.delete(key),
      );
      return entry.reading;
    },
    changed: (key, trx) => database.notify(CHANNEL, key, trx),
    forget: (key) => void known.delete(key),
    count: ({ company_id, key }) =>
      database.tenant(company_id, async (trx) => {
        await trx
          .updateTable('share')
          .set((is) => ({ views: is('views', '+', 1) }))
          .where('company_id', '=', company_id)
          .where('key', '=', key)
          .execute();
      }),
    markOf,
    async isMarked(row, mark) {
      const [expected, given] = [Buffer.from(await markOf(row)), Buffer.from(mark ?? '')];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
