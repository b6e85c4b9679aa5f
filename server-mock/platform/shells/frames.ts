import { setTimeout as elapsed } from 'node:timers/promises';
import type { FrameContext } from '../../../src/shell/index.ts';
import type { ScreenAnswer } from '../../../src/types/start.ts';
import type { TaskPool } from '../../kernel/processes/pool.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { DearVisits } from './dear-visits.ts';
import type { FrameTask, Reply, Task } from './messages.ts';

type Pool = TaskPool<Task | FrameTask, Reply>;

interface FrameParts extends Pick<ServiceBase, 'log'> {
  /** Compiles shells and pages that are built-in both. */
  builtin: Pool;
  /** Compiles what the operator has changed. */
  others: Pool;
  /** Milliseconds that a document waits for the frame of an override. */
  patience: number;
}

const nameOf = ({ id, layer, version }: ScreenAnswer): string => `${id} ${layer} ${version}`;

/** Makes the compiler of first pictures. What one is made of is read by nobody but its reader, so none is kept. */
export function createFrames({ builtin, others, log, patience }: FrameParts) {
  const dear = new DearVisits();

  /** A version that could not be compiled is not tried again for the same visit; drafts have none, they are their author's alone. */
  return async (
    shell: ScreenAnswer | null,
    page: ScreenAnswer | null,
    context: Omit<FrameContext, 'page'>,
  ): Promise<string> => {
    const screens = [shell, page].filter((screen) => screen !== null);
    const name = screens.map(nameOf).join();
    if (dear.has(name, context)) return '';
    const isOurs = screens.every(({ layer }) => layer === 'builtin');
    const task = { shell: shell?.schema ?? null, frame: { ...context, ...(page ? { page: page.schema } : {}) } };
    const compiling = (isOurs ? builtin : others).run('frames', task).then((outcome) => {
      if ('frame' in outcome) return outcome.frame;
      const isFault = 'failed' in outcome;
      if (isFault && !isOurs && screens.every(({ version }) => version !== 0)) dear.add(name, context);
      log[isFault ? 'warn' : 'info']({ screens: name, ...outcome }, 'no first picture of a page');
      return '';
    });
    return isOurs ? compiling : Promise.race([compiling, elapsed(patience, '', { ref: false })]);
  };
}
