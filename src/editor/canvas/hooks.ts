import type { EditorManager } from 'amis-editor-core';

/** What amis-editor asks of us where its text is changed; see src/build/amis-patches/amis-editor-core. */
export interface CanvasHooks {
  /** The elements that the head of the canvas's frame begins with, as markup. */
  sheets(): string[];
  /** Called for every editor, before it draws; those in dialogs have managers of their own. */
  mounted(manager: EditorManager): void;
}

declare global {
  interface Window {
    pagewrightCanvas?: CanvasHooks;
  }
}
