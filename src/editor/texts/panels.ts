import type { EditorManager } from 'amis-editor-core';
import { NODE_TEXTS } from './node-texts-type.ts';

interface PanelEvent {
  context: { context: { id: string } };
  data: unknown;
  setData(data: unknown): void;
}

/**
 * Puts the texts of the selected node at the head of its panel, in both languages. Not in the editor of a dialog: it has a copy of its
 * nodes alone, and the words stand at the root of the page.
 */
export function showTexts(manager: EditorManager): void {
  if (manager.parent) return;
  // A listener that answers something would replace the panel by it.
  manager.on('after-build-panel-body', ((event: PanelEvent): void => {
    const field = { type: NODE_TEXTS, nodeId: event.context.context.id };
    const withField = (body: unknown) => [field, ...(Array.isArray(body) ? body : [body])];
    const body = event.data;
    event.setData(body instanceof Promise ? body.then(withField) : withField(body));
  }) as never);
}
