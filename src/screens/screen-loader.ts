import type { Scope } from '../routes/scope.ts';
import type { ShownScreen } from '../state/state.ts';
import type { Layer, ScreenAnswer } from '../types/start.ts';

/** Loads screens until they can be shown at once: definition, renderers and texts. */
export interface ScreenLoader {
  /** The nearest published layer of a screen at a level, or at most `layer`. */
  load(id: string, scope: Scope, layer?: Layer): Promise<ShownScreen>;
  /** The same screen, for the same level, as the server has it now. */
  reload(screen: Pick<ShownScreen, 'id' | 'scope'>): Promise<ShownScreen>;
  /** The next layer below a screen that failed, which is not shown again; null below the built-in one. */
  below(screen: ShownScreen): Promise<ShownScreen | null>;
  /** Makes an answer of the server ready to be shown at a level. */
  adopt(answer: ScreenAnswer, scope: Scope): Promise<ShownScreen>;
  prefetch(id: string, scope: Scope): void;
  /** Keeps what came with the document, so that it is not asked for again. */
  remember(answer: ScreenAnswer, scope: Scope, layer?: Layer): void;
}
