import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { StoredEvent } from './publish.ts';

/** On which every node hears of publishes. */
export const SCREEN_CHANNEL = 'pagewright_screen';

/** Carries publishes to every node. */
export interface Broadcast {
  /** Tells all nodes, this one included, about an event once the transaction that stores it has committed. */
  send(event: StoredEvent, trx: Transaction<Tables>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens for the publishes of all nodes. `onEvent` hears each one; `onGap` is called when some may have been missed,
 * so that caches are dropped and streams catch up from the stored events.
 */
export async function openBroadcast(
  { database }: Pick<ServiceBase, 'database'>,
  onEvent: (event: StoredEvent) => void,
  onGap: () => void,
): Promise<Broadcast> {
  const close = await database.listen(SCREEN_CHANNEL, (payload) => onEvent(JSON.parse(payload) as StoredEvent), onGap);
  return { send: (event, trx) => database.notify(SCREEN_CHANNEL, JSON.stringify(event), trx), close };
}
