import { type CompiledShell, compileDecoration, compileFrame, compileShell } from '../../../src/shell/index.ts';
import { serveTasks } from '../../kernel/processes/serve.ts';
import { cleanDecoration } from './decoration-markup.ts';
import type { FrameTask, Reply, Task } from './messages.ts';

/** Characters of markup above which a page is shown without its static form. */
const longestForm = 300_000;

/** Parts of the address that a page may read by name; one that reads more is compiled for each address. */
const mostReads = 40;

/** Gaps that are reported for one page, and the length of each. */
const mostGaps = 20;
const longestGap = 200;

/** The server reads the answer beside other people's requests, so it is short whatever the page holds. */
function short({ html, title, covered, gaps, reads }: CompiledShell): CompiledShell {
  const isLeftOut = html.length > longestForm;
  return {
    html: isLeftOut ? '' : html,
    title: title.slice(0, longestGap),
    covered: covered && !isLeftOut,
    gaps: gaps.slice(0, mostGaps).map((gap) => gap.slice(0, longestGap)),
    reads: reads.length > mostReads || reads.join().length > longestForm ? ['*'] : reads,
  };
}

function formOf({ schema, context, isDecoration }: Task): CompiledShell {
  if (!isDecoration) return compileShell(schema, context);
  const decoration = compileDecoration(schema, context);
  return { ...decoration, html: cleanDecoration(decoration.html, context.open ?? '') };
}

/** Compiles one task. An error becomes an answer. The watchdog ends a task that takes too long. */
function compile(task: Task | FrameTask): Reply {
  try {
    if ('schema' in task) return { form: short(formOf(task)) };
    const frame = compileFrame(task.shell, task.frame);
    return { frame: frame.length > longestForm ? '' : frame };
  } catch (error) {
    return { failed: 'error', message: (error as Error).message.slice(0, longestGap) };
  }
}

serveTasks(compile);
