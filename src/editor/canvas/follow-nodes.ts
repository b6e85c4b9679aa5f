import type { EditorManager } from 'amis-editor-core';
import { isAlive } from 'mobx-state-tree';
import { eachCanvas } from './each-canvas.ts';

/** Calls back before the next picture when something on a page has changed that may move what stands on it. */
export function onceMoved(page: Document, measure: () => void): void {
  let frame = 0;
  const follow = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const attributeFilter = ['class', 'style', 'src', 'width', 'height'];
  const changes = { subtree: true, childList: true, characterData: true, attributeFilter };
  new MutationObserver(follow).observe(page.body, changes);
  new ResizeObserver(follow).observe(page.body);
}

/**
 * Keeps the frames of nodes where the nodes are. amis-editor measures a node again when its box changes its size: words in a line have no
 * box, and what grows above a node moves it.
 */
export function followNodes(manager: EditorManager): void {
  const { store } = manager;
  eachCanvas(manager, (page) =>
    onceMoved(page, () => {
      if (isAlive(store)) store.calculateHighlightBox(store.highlightNodes.map(({ id }) => id));
    }),
  );
}
