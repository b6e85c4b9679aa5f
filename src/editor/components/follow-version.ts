import type { EditorManager } from 'amis-editor-core';
import { reaction } from 'mobx';
import { CUSTOM_COMPONENT } from './component-plugin.ts';

/** Builds the panel of a custom component anew when its node changes to another version: that has other properties and events. */
export function followVersion(manager: EditorManager): void {
  const { store } = manager;
  let before = '';
  /** The selected node, and the version that it shows. */
  function shown(): string {
    const node = store.activeId ? store.getSchema(store.activeId) : undefined;
    return node?.type === CUSTOM_COMPONENT ? `${store.activeId} ${node.hash}` : '';
  }
  reaction(shown, (now) => {
    const [node] = now.split(' ');
    // amis-editor builds it itself when another node is selected.
    if (now !== '' && before.startsWith(`${node} `)) manager.buildPanels();
    before = now;
  });
}
