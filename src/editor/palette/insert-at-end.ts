import type { EditorManager } from 'amis-editor-core';

type AddElement = EditorManager['addElem'];

/**
 * Has a click on the palette put its component at the end of the page while nothing is selected. amis-editor would ask for a place, which nobody
 * knows how to name.
 */
export function insertAtEnd(manager: Pick<EditorManager, 'addElem' | 'store'>): void {
  const { store } = manager;
  const add: AddElement = manager.addElem.bind(manager);
  manager.addElem = (...element) => {
    if (!store.activeId) store.setActiveId(store.getRootId());
    return add(...element);
  };
}
