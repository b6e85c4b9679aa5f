import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Visits to some addresses, in turn, for so many seconds. */
export interface Round {
  base: string;
  paths: readonly string[];
  seconds: number;
}

/**
 * Visitors in a process of their own, so that what they wait for is the server and not the answers of others, which this process
 * reads. The process ends with `stop`.
 */
export class Visitors {
  readonly #process: ChildProcess = fork(fileURLToPath(new URL('./visitors-process.ts', import.meta.url)));
  readonly #ready = once(this.#process, 'message');

  /** Milliseconds that each visit took while `work` went on. */
  async while(round: Round, work: () => Promise<unknown>): Promise<number[]> {
    await this.#ready;
    const answered = once(this.#process, 'message');
    this.#process.send(round);
    const [[milliseconds]] = await Promise.all([answered, work()]);
    return milliseconds;
  }

  stop(): void {
    this.#process.kill();
  }
}
