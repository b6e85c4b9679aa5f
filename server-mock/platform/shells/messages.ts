import type { CompiledShell, ShellContext } from '../../../src/shell/index.ts';
import type { AmisPage } from '../../../src/types/amis.ts';

/** A page to compile. */
export interface Task {
  schema: AmisPage;
  context: ShellContext;
}

/** What the process answers: the form, or what kept it from making one. */
export type Reply = { form: CompiledShell } | { failed: 'formulas' | 'error'; message: string };
