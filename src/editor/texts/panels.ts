import type { EditorManager } from 'amis-editor-core';
import { changePanels, withField } from '../change-panels.ts';
import { NODE_TEXTS } from './node-texts-type.ts';

/**
 * Puts the texts of the selected node at the head of its panel, in both languages. Not in the editor of a dialog: it has a copy of its
 * nodes alone, and the words stand at the root of the page.
 */
export function showTexts(manager: EditorManager): void {
  if (manager.parent) return;
  changePanels(manager, (body, nodeId) => withField(body, { type: NODE_TEXTS, nodeId }));
}
