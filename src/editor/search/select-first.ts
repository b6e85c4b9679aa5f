import type { EditorManager } from 'amis-editor-core';

/** Selects the first of some nodes that the canvas can select, and brings it into sight. Parts of a node and nodes that do not show cannot be. */
export function selectFirst({ store }: EditorManager, ids: readonly string[]): void {
  const id = ids.find((one) => store.getNodeById(one)?.clickable);
  if (id === undefined) return;
  store.setActiveId(id);
  const shown = store.getDoc().querySelector(`[data-editor-id="${CSS.escape(id)}"]`);
  shown?.scrollIntoView({ block: 'center' });
}
