import type { EditorManager } from 'amis-editor-core';
import type { Speaker } from '../../host/frame-data/speaker.ts';

/** What amis-editor asks of us where its text is changed; see src/build/amis-patches/amis-editor-core. */
export interface CanvasHooks {
  /** The elements that the head of the canvas's frame begins with, as markup. */
  sheets(): string[];
  /** Who speaks in the canvas: somebody whose event actions do nothing, for whoever opens a page there only looks at it. */
  speaker: Pick<Speaker, 'allows'>;
  /** Whether the canvas leaves out what its reader would not see. Observed by mobx. */
  hides(): boolean;
  /** Called for every editor, before it draws; those in dialogs have managers of their own. */
  mounted(manager: EditorManager): void;
}

declare global {
  interface Window {
    pagewrightCanvas?: CanvasHooks;
  }
}
