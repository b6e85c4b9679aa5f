import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Answer, Engine, Session } from '../engine.ts';
import { checkNotification } from '../notification.ts';
import { lockDirectory } from './directory-lock.ts';
import type { Step } from './messages.ts';
import { prepareDirectory } from './prepare-directory.ts';
import { SupervisedWorker } from './supervised-worker.ts';
import { Turns } from './turns.ts';

export interface PgliteOptions {
  dataDir: string;
  log: Logger;
  /** Milliseconds after which a program's statement is ended. */
  statementTimeout: number;
}

const runtimeRole = 'pagewright_app';

/** The embedded database in `dataDir/database`. */
export async function openPgliteEngine({ dataDir, log, statementTimeout }: PgliteOptions): Promise<Engine> {
  fs.mkdirSync(dataDir, { recursive: true });
  const directory = path.join(fs.realpathSync(dataDir), 'database');
  const unlock = await lockDirectory(fs.realpathSync(dataDir));
  try {
    await prepareDirectory(directory);
    const worker = await SupervisedWorker.start({ directory, runtimeRole }, log);
    return new PgliteEngine(worker, unlock, statementTimeout);
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
  #closed = false;

  constructor(
    readonly worker: SupervisedWorker,
    readonly unlock: () => Promise<void>,
    readonly statementTimeout: number,
  ) {}

  async acquire(): Promise<Session> {
    const end = await this.#turn();
    return this.#session(this.statementTimeout, async () => end());
  }

  async acquireOwner(): Promise<Session> {
    const end = await this.#turn();
    const session = this.#session(undefined, async () => {
      try {
        await session.script(`set role ${runtimeRole}`);
      } finally {
        end();
      }
    });
    try {
      await session.script('set role none');
    } catch (error) {
      end();
      throw error;
    }
    return session;
  }

  async notify(channel: string, payload: string): Promise<void> {
    checkNotification(channel, payload);
    this.#notifications.emit(channel, payload);
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>> {
    this.#notifications.on(channel, handler);
    return async () => {
      this.#notifications.off(channel, handler);
    };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    const end = await this.#turn();
    this.#closed = true;
    await this.worker.close();
    await this.unlock();
    end();
  }

  async #turn(): Promise<() => void> {
    const end = await this.#turns.take();
    if (!this.#closed) return end;
    end();
    throw Object.assign(new Error('The database is closed'), { code: '57P01' });
  }

  #session(timeout: number | undefined, release: () => Promise<void>): Session {
    const connection = this.worker.connect(timeout);
    const run = (steps: Step[]): Promise<Answer> => connection(steps);
    return {
      query: (sql, parameters, before) =>
        run(before === undefined ? [{ sql, parameters }] : [{ script: before }, { sql, parameters }]),
      script: (script) => run([{ script }]),
      release,
    };
  }
}
