import type { CompiledShell, ShellContext } from '../../src/shell/index.ts';
import type { AmisPage } from '../../src/types/amis.ts';

/** A page to compile. */
export interface Task {
  schema: AmisPage;
  context: ShellContext;
}

/** What the worker answers: the form, or what kept it from making one. */
export type Reply = { form: CompiledShell } | { failed: 'formulas' | 'error'; message: string };

/** The worker's first message: it takes tasks. */
export const ready = 'ready';

/** The signal that ends a worker which used too much processor time: POSIX has it for this. */
export const overTime = 'SIGXCPU';
