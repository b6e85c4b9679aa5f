import type { EditorManager } from 'amis-editor-core';
import { changePanels, withField } from '../change-panels.ts';
import { isObject } from '../page/json.ts';
import { withoutKeys } from './keyed-fields.ts';
import { NODE_TEXTS } from './node-texts-type.ts';

/**
 * Puts the texts of the selected node at the head of its panel, in both languages, and nowhere else. Not in the editor of a dialog: it has a copy of its
 * nodes alone, and the words stand at the root of the page.
 */
export function showTexts(manager: EditorManager): void {
  if (manager.parent) return;
  changePanels(manager, (body, nodeId) => {
    const node: unknown = manager.store.getSchema(nodeId);
    const left = isObject(node) ? withoutKeys(body, node) : body;
    return withField(left, { type: NODE_TEXTS, nodeId });
  });
}
