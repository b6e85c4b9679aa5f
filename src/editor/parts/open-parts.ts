import type { EditorManager } from 'amis-editor-core';
import { eachCanvas } from '../canvas/each-canvas.ts';
import { INCLUDE } from '../part-name.ts';
import { editPart } from './edit-part.ts';

/** Opens a part in the editor when it is clicked twice on the canvas. */
export function openParts(manager: EditorManager): void {
  eachCanvas(manager, (page) => {
    page.addEventListener('dblclick', ({ target }) => {
      const id = (target as Element).closest?.('[data-editor-id]')?.getAttribute('data-editor-id');
      const node = id ? (manager.store.getSchema(id) as { type?: string; screen?: unknown } | undefined) : undefined;
      if (node?.type === INCLUDE) void editPart(node.screen);
    });
  });
}
