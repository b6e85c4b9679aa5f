import pg from 'pg';
import type { Logger } from 'pino';
import { checkNotification } from '../notification.ts';

interface Subscription {
  handler(payload: string): void;
  onReconnect?: () => void;
}

/** Milliseconds between attempts to connect again, growing to the last. */
const delays = [100, 250, 500, 1000, 2000, 5000];

/** LISTEN on a connection of its own, which a pool would hand to others. Connects with the first subscription. */
export class Listener {
  readonly #channels = new Map<string, Set<Subscription>>();
  #client: Promise<pg.Client> | undefined;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    readonly config: pg.ClientConfig,
    readonly log: Logger,
  ) {}

  async listen(
    channel: string,
    handler: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>> {
    checkNotification(channel);
    const subscription: Subscription = { handler, onReconnect };
    const subscriptions = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, subscriptions.add(subscription));
    this.#client ??= this.#connect();
    const client = await this.#client;
    await client.query(`listen ${channel}`);
    return async () => {
      subscriptions.delete(subscription);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.config);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { handler } of this.#channels.get(channel) ?? []) handler(payload);
    });
    client.on('error', (error) => this.log.warn({ err: error }, 'notification connection failed'));
    await client.connect();
    client.once('end', () => this.#reconnect(0));
    return client;
  }

  #reconnect(attempt: number): void {
    if (this.#closed) return;
    const delay = delays[Math.min(attempt, delays.length - 1)];
    this.#retry = setTimeout(() => {
      const next = this.#connect().then(async (client) => {
        for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`);
        return client;
      });
      next.then(
        () => {
          this.#client = next;
          this.log.info('notification connection restored');
          for (const subscriptions of this.#channels.values()) {
            for (const { onReconnect } of subscriptions) onReconnect?.();
          }
        },
        () => this.#reconnect(attempt + 1),
      );
    }, delay);
  }
}
