import type { EditorManager } from 'amis-editor-core';
import { changePanels } from '../change-panels.ts';
import { componentWords } from '../palette/component-words.ts';
import { type ColourOption, themeColours, withThemeColours } from './theme-colours.ts';

declare global {
  interface Window {
    /** The colours that amis-editor's picker offers, in place of its own theme's. */
    pagewrightColours?: readonly ColourOption[];
  }
}

/** Fields for colours offer the theme's, by their names; another colour can still be chosen. */
export function offerColours(manager: EditorManager): void {
  window.pagewrightColours ??= themeColours(componentWords);
  changePanels(manager, (body, nodeId) => withThemeColours(body, manager.store.getSchema(nodeId)?.type));
}
