import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findProjectRoot } from '../../server-mock/kernel/program/project-root.ts';
import { demoPassword } from '../support/server.ts';
import type { TestStorage } from '../support/storage.ts';

/** Bundles the server as for production, into a folder of its own, and answers the program. */
export async function bundleServer(): Promise<string> {
  const folder = path.join(findProjectRoot(), 'node_modules/.cache/pagewright', `server-${process.pid}`);
  await promisify(execFile)(process.execPath, ['src/commands/steps/bundle-server.mjs', folder], {
    cwd: findProjectRoot(),
  });
  return path.join(folder, 'main.js');
}

/** Several, because one account publishes 600 times an hour. */
const administrators = ['admin@example.com', 'member@example.com'];

/** A server that is killed within seconds is not worth the optimising of its database's code. */
const quickWebAssembly = '--liftoff-only';

export interface ServerOptions {
  program: string;
  storage: TestStorage;
  /** The documents to fill. */
  clientDir: string;
}

/** The server as a process of its own, to be killed. */
export class ServerProcess {
  readonly #process: ChildProcess;
  readonly #exited: Promise<unknown>;
  #errors = '';
  /** The address once the server answers; rejects when it ends before. */
  readonly ready: Promise<string>;

  constructor({ program, storage, clientDir }: ServerOptions) {
    const env = {
      ...{
        PATH: process.env['PATH'],
        PORT: '0',
        LOG_LEVEL: 'error',
        CLIENT_DIR: clientDir,
        DEMO_PASSWORD: demoPassword,
        PAGEWRIGHT_ADMINISTRATORS: administrators.join(),
      },
      ...{ DATA_DIR: storage.dataDir, DATABASE_URL: storage.databaseUrl ?? '' },
    };
    this.#process = spawn(process.execPath, [quickWebAssembly, program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#exited = once(this.#process, 'exit');
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
    this.ready = this.#untilReady();
    this.ready.catch(() => undefined);
  }

  async #untilReady(): Promise<string> {
    for await (const line of createInterface(this.#process.stdout!)) {
      const [, address] = /ready at (\S+)/.exec(line) ?? [];
      if (address) return address;
    }
    await this.#exited;
    throw new Error(`The server did not start:\n${this.#errors}`);
  }

  /** Ends it as a power button does, whatever it is doing. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#exited;
  }

  /** Ends it as an operator does, and answers its exit status. */
  async stop(): Promise<number | null> {
    this.#process.kill('SIGTERM');
    await this.#exited;
    return this.#process.exitCode;
  }
}
