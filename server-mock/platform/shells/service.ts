import type { FrameContext, ShellContext } from '../../../src/shell/index.ts';
import type { ScreenAnswer } from '../../../src/types/start.ts';
import type { Level, ResolvedScreen } from '../screens/index.ts';
import type { Form } from './form-cache.ts';

/** Compiles the static forms of pages, in processes of their own: nothing that tenants write is evaluated beside other people's requests. */
export interface Shells {
  /**
   * The static form of a screen as a level sees it. An override's first visitors wait for it for a moment only; then they get
   * their document without one. `given-up`: the screen was left aside, and the layer below is to be shown. `beside` names the version
   * of the sign-in form in the context; empty without one. `isPatient`: the document is nothing without the form, and waits for it; the page is only tried, and not given up. `through`: the page decorates a sign-in page: it is
   * compiled to a static document, each of whose links gets its address from this function; `covered` says whether all of its nodes are in it.
   */
  of(
    screen: ResolvedScreen,
    level: Level,
    context: ShellContext,
    options?: { beside?: string; isPatient?: boolean; through?(address: string): string | undefined },
  ): Promise<Form | 'given-up'>;
  /**
   * The first picture of a page in the app document; empty when there is none this time. It holds what its reader alone may see, so
   * it is compiled for each request and kept nowhere.
   */
  frame(shell: ScreenAnswer | null, page: ScreenAnswer | null, context: Omit<FrameContext, 'page'>): Promise<string>;
  /** Starts the process of the built-in screens. */
  start(): Promise<void>;
  /** Ends the processes, whatever they do. */
  close(): Promise<void>;
}
