import type { CompiledShell, FrameContext, ShellContext } from '../../../src/shell/index.ts';
import type { AmisPage } from '../../../src/types/amis.ts';

/** A page to compile. */
export interface Task {
  schema: AmisPage;
  context: ShellContext;
  /** The page decorates a sign-in page. */
  isDecoration?: boolean;
}

/** A shell to compile with the page in it. */
export interface FrameTask {
  shell: AmisPage | null;
  frame: FrameContext;
}

/** What the process answers: the form or the frame, or what kept it from making one. */
export type Reply = { form: CompiledShell } | { frame: string } | { failed: 'error'; message: string };
