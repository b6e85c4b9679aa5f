import type { EditorManager } from 'amis-editor-core';
import { changePanels } from '../change-panels.ts';
import { withOwnFields } from './own-fields.ts';

/** Panels of styles have the platform's own fields: they offer what the theme in force has, and take what is typed. */
export function offerLooks(manager: EditorManager): void {
  changePanels(manager, (body, nodeId) => withOwnFields(body, manager.store.getSchema(nodeId)?.type));
}
