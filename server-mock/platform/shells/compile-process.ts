import { compileFrame, compileShell } from '../../../src/shell/index.ts';
import { serveTasks } from '../../kernel/processes/serve.ts';
import { boundedForm, isTooMuch, longestGap } from './bounded-form.ts';
import type { FrameTask, Reply, Task } from './messages.ts';

/** What takes too long is ended by the watchdog. */
function compile(task: Task | FrameTask): Reply {
  try {
    if ('schema' in task) return { form: boundedForm(compileShell(task.schema, task.context)) };
    const frame = compileFrame(task.shell, task.frame);
    return { frame: isTooMuch(frame) ? '' : frame };
  } catch (error) {
    return { failed: 'error', message: (error as Error).message.slice(0, longestGap) };
  }
}

serveTasks(compile);
