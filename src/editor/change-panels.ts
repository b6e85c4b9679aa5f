import type { EditorManager } from 'amis-editor-core';

interface PanelEvent {
  context: { context: { id: string } };
  data: unknown;
  setData(data: unknown): void;
}

/** Changes each panel of an editor before it is drawn. `change` gets the panel's fields and the editor's id of the node. */
export function changePanels(manager: EditorManager, change: (body: unknown, nodeId: string) => unknown): void {
  // A listener that answers something would replace the panel by it.
  manager.on('after-build-panel-body', ((event: PanelEvent): void => {
    const { id } = event.context.context;
    const body = event.data;
    event.setData(body instanceof Promise ? body.then((loaded) => change(loaded, id)) : change(body, id));
  }) as never);
}

/** A panel with one more field before its others. */
export const withField = (body: unknown, field: object): unknown[] => [field, ...(Array.isArray(body) ? body : [body])];
