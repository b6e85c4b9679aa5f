import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Engine, Session } from '../engine.ts';
import { checkNotification } from '../notification.ts';
import { lockDirectory } from './directory-lock.ts';
import { databaseError } from './error-fields.ts';
import { Maintenance } from './maintenance.ts';
import { holdsDatabase, privateFolder } from './prepare-directory.ts';
import { PgliteSession } from './session.ts';
import { SupervisedWorker } from './supervised-worker.ts';
import { Turns } from './turns.ts';
import { WorkerClient } from './worker-client.ts';

export interface PgliteOptions {
  dataDir: string;
  log: Logger;
  /** Milliseconds after which a program's statement is ended. */
  statementTimeout: number;
}

/** The role without rights of its own that queries run as; the embedded database's user is a superuser. */
const runtimeRole = 'pagewright_app';

/** The embedded database in `dataDir/database`. */
export async function openPgliteEngine({ dataDir, log, statementTimeout }: PgliteOptions): Promise<Engine> {
  fs.mkdirSync(dataDir, { recursive: true, mode: privateFolder });
  const home = fs.realpathSync(dataDir);
  const directory = path.join(home, 'database');
  const unlock = await lockDirectory(home);
  try {
    if (holdsDatabase(directory)) fs.chmodSync(directory, privateFolder);
    else await WorkerClient.build(directory, runtimeRole);
    const worker = await SupervisedWorker.start(directory, runtimeRole, log);
    return new PgliteEngine(worker, unlock, statementTimeout, log);
  } catch (error) {
    await unlock();
    throw error;
  }
}

class PgliteEngine implements Engine {
  readonly kind = 'pglite';
  readonly runtimeRole = runtimeRole;
  readonly #turns = new Turns();
  readonly #notifications = new EventEmitter().setMaxListeners(0);
  readonly #maintenance: Maintenance;
  #closed: Promise<void> | undefined;

  constructor(
    readonly worker: SupervisedWorker,
    readonly unlock: () => Promise<void>,
    readonly statementTimeout: number,
    log: Logger,
  ) {
    this.#maintenance = new Maintenance(this, log);
  }

  async acquire(): Promise<Session> {
    const endTurn = await this.#turn();
    return new PgliteSession(this.worker.connect(this.statementTimeout), endTurn, {
      idleTimeout: 2 * this.statementTimeout,
    });
  }

  async acquireOwner(): Promise<Session> {
    const endTurn = await this.#turn();
    const connection = this.worker.connect(undefined);
    const session = new PgliteSession(connection, endTurn, { restore: `set role ${runtimeRole}` });
    try {
      await session.script('set role none');
      return session;
    } catch (error) {
      await session.release().catch(() => undefined);
      throw error;
    }
  }

  async notify(channel: string, payload: string): Promise<void> {
    checkNotification(channel, payload);
    await setImmediate();
    this.#notifications.emit(channel, payload);
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    checkNotification(channel);
    this.#notifications.on(channel, handler);
    return async () => {
      this.#notifications.off(channel, handler);
    };
  }

  close(): Promise<void> {
    this.#closed ??= this.#shutDown();
    return this.#closed;
  }

  /** Callers that already wait are served first; the checkpoint makes the next start quick. */
  async #shutDown(): Promise<void> {
    await this.#maintenance.stop();
    const endTurn = await this.#turns.take();
    try {
      await this.worker.connect(undefined)([{ script: 'set role none' }, { script: 'checkpoint' }]);
      await this.worker.close();
    } finally {
      await this.unlock();
      endTurn();
    }
  }

  async #turn(): Promise<() => void> {
    if (this.#closed) throw databaseError({ code: '57P01', message: 'The database is closed' });
    return this.#turns.take();
  }
}
