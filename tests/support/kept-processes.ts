import type { ChildProcess } from 'node:child_process';
import {
  newProcesses,
  type ProcessOptions,
  type ProcessSource,
  takeProcessesFrom,
} from '../../server-mock/kernel/processes/task-process.ts';

/** Idle processes, by how they were started. They end with the test worker. */
const idle = new Map<string, ChildProcess[]>();

const kindOf = ({ longestWait, ...started }: ProcessOptions): string => JSON.stringify(started);
const isAlive = ({ exitCode, signalCode, connected }: ChildProcess): boolean =>
  exitCode === null && signalCode === null && connected;

/** Hands the processes of a server that has stopped on to the next one: they remember nothing of their tasks. */
const keptProcesses: ProcessSource = {
  take: async (options) => {
    const kind = kindOf(options);
    const [first, ...others] = (idle.get(kind) ?? []).filter(isAlive);
    idle.set(kind, others);
    return first ?? newProcesses.take(options);
  },
  giveBack: async (worker, options) => {
    const kind = kindOf(options);
    idle.set(kind, [...(idle.get(kind) ?? []), worker]);
  },
};

/** Has the servers of tests share the processes of their tasks from now on. */
export const keepProcesses = (): void => takeProcessesFrom(keptProcesses);
