import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';
import { checkNotification } from './notification.ts';
import type { Tables } from './tables.ts';

type Held = () => Promise<void>;

/** Sends notifications, those of a transaction with its commit. */
export interface Notifications {
  notify: Database['notify'];
  /** Runs a transaction, which it is told of by `note`, and sends afterwards what was held back for it. */
  afterCommit<T>(run: (note: (trx: Transaction<Tables>) => void) => Promise<T>): Promise<T>;
}

/**
 * On a server NOTIFY itself waits for the commit. The embedded database has listeners in this process alone, so what they are
 * to hear is held back here.
 */
export function createNotifications(engine: Engine): Notifications {
  const waiting = new WeakMap<Transaction<Tables>, Held[]>();
  return {
    async notify(channel, payload, trx) {
      checkNotification(channel, payload);
      if (!trx) return engine.notify(channel, payload);
      if (engine.kind === 'postgres') await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
      else waiting.get(trx)?.push(() => engine.notify(channel, payload));
    },
    async afterCommit(run) {
      const held: Held[] = [];
      const result = await run((trx) => void waiting.set(trx, held));
      for (const send of held) await send();
      return result;
    },
  };
}
