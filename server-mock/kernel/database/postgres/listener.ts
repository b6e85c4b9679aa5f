import { setTimeout as elapsed } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { checkNotification } from '../notification.ts';

interface Subscription {
  handler(payload: string): void;
  onReconnect?: () => void;
}

/** Milliseconds before each attempt to connect again; the last holds for all that follow. */
const delays = [100, 250, 500, 1000, 2000, 5000];

/** The statement that sends a notification, and its parameters. */
export function notification(channel: string, payload: string): [string, string[]] {
  return ['select pg_notify($1, $2)', [channel, payload]];
}

/**
 * LISTEN on a connection of its own, because a pool would hand it to others. It connects with the first subscription,
 * and again whenever the connection ends.
 */
export class Listener {
  readonly #channels = new Map<string, Set<Subscription>>();
  readonly #closing = new AbortController();
  #client: Promise<pg.Client> | undefined;
  #connected: pg.Client | undefined;

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
    try {
      this.#client ??= this.#connect();
      await (await this.#client).query(`listen ${channel}`);
    } catch (error) {
      subscriptions.delete(subscription);
      this.#client = undefined;
      throw error;
    }
    return async () => {
      subscriptions.delete(subscription);
    };
  }

  /**
   * Notifies over the listening connection: PostgreSQL hands it its own notifications before the answer, so the
   * listeners here have heard when this resolves.
   * @returns false when there is no such connection just now.
   */
  async notify(channel: string, payload: string): Promise<boolean> {
    const client = this.#connected;
    if (!client) return false;
    return client.query(...notification(channel, payload)).then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    this.#closing.abort();
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
    for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`);
    this.#connected = client;
    client.once('end', () => {
      this.#connected = undefined;
      if (this.#closing.signal.aborted) return;
      this.#client = this.#reconnect();
      this.#client.catch(() => undefined);
    });
    return client;
  }

  /** Tries until it succeeds, or the listener is closed. */
  async #reconnect(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt += 1) {
      await elapsed(delays[Math.min(attempt, delays.length - 1)], undefined, { signal: this.#closing.signal });
      try {
        const client = await this.#connect();
        this.log.info('notification connection restored');
        for (const subscriptions of this.#channels.values()) {
          for (const { onReconnect } of subscriptions) onReconnect?.();
        }
        return client;
      } catch (error) {
        this.log.warn({ err: error }, 'notification connection not restored yet');
      }
    }
  }
}
