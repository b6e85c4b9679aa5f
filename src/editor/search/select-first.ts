import type { EditorManager } from 'amis-editor-core';
import { when } from 'mobx';
import { conditions } from '../canvas/conditions.ts';
import { isObject } from '../page/json.ts';

/** Milliseconds in which a canvas that is drawn anew has its nodes. */
const DRAWN = 2000;

/** Selects the first of some nodes that the canvas can select, and brings it into sight. Parts of a node and nodes that do not show cannot be. */
export function selectFirst({ store }: EditorManager, ids: readonly string[]): void {
  const id = ids.find((one) => store.getNodeById(one)?.clickable);
  if (id === undefined) return;
  store.setActiveId(id);
  const shown = store.getDoc().querySelector(`[data-editor-id="${CSS.escape(id)}"]`);
  shown?.scrollIntoView({ block: 'center' });
}

/**
 * Does something with a node once it is on the canvas. Where its reader would not see it, all nodes are shown first.
 * @param ids of the node and of what is around it, the innermost first
 */
export function onceShown({ store }: EditorManager, ids: readonly string[], work: () => void): void {
  const node = ids.find((one) => {
    const schema: unknown = store.getSchema(one);
    return isObject(schema) && typeof schema['type'] === 'string';
  });
  const isShown = node === undefined || !conditions.hold() || Boolean(store.getNodeById(node));
  if (isShown) {
    work();
    return;
  }
  conditions.reveal();
  when(() => Boolean(store.getNodeById(node!)), { timeout: DRAWN }).then(work, work);
}
