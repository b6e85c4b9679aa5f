import type { EditorManager } from 'amis-editor-core';
import palette from '../../../schemas/editor/palette.json' with { type: 'json' };

type AddElement = EditorManager['addElem'];
type Manager = Pick<EditorManager, 'addElem' | 'appendSiblingSchema' | 'scaffold' | 'store'>;

/** The outermost form around a node, or the node itself when it is one; the editor's id. */
function formAround(store: Manager['store'], id: string): string | undefined {
  let found: string | undefined;
  for (let node = store.getNodeById(id); node && node.id !== store.getRootId(); node = node.parent as typeof node)
    if (node.type === 'form') found = node.id;
  return found;
}

/**
 * Has a click on the palette put its component at the end of the page while nothing is selected; amis-editor would ask for a place, which nobody
 * knows how to name. What stands for itself (a chart, a table, another form) comes behind a selected form, not into it.
 */
export function insertAtEnd(manager: Manager): void {
  const { store } = manager;
  const add: AddElement = manager.addElem.bind(manager);
  manager.addElem = async (...element) => {
    if (!store.activeId) store.setActiveId(store.getRootId());
    const [name] = element;
    const info = typeof name === 'string' ? store.getSubRendererById(name) : undefined;
    const form =
      info && palette.besideForms.includes(info.rendererName ?? '') ? formAround(store, store.activeId) : undefined;
    if (!info || !form) return add(...element);
    const scaffold: unknown = info.scaffold ?? { type: info.type };
    const node: unknown = info.scaffoldForm ? await manager.scaffold(info.scaffoldForm, scaffold) : scaffold;
    if (!node) return;
    store.setActiveId(form);
    await manager.appendSiblingSchema(node);
  };
}
