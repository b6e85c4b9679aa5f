import type { EditorManager } from 'amis-editor-core';
import { eachCanvas } from '../canvas/each-canvas.ts';
import { isObject } from '../page/json.ts';
import { showProblem } from '../show-problem.ts';
import { editedTexts } from './edited-texts.ts';
import { textOfElement } from './text-of-element.ts';

/** A second click would mark a word of the canvas, as if that were what is written over. */
function markNoWords(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/**
 * Leads to the field of a text that is clicked twice on the canvas, and selects what is in it. amis-editor would have it written over in its place: there the canvas
 * shows words in place of keys, and what was typed would take the place of both languages.
 */
export function editClicked(manager: EditorManager): void {
  if (manager.parent) return;
  const { store } = manager;
  eachCanvas(manager, (page) => {
    page.addEventListener('mousedown', markNoWords, true);
    page.addEventListener('dblclick', ({ target }) => {
      const element = target as Element;
      const drawn = element.closest?.('[data-editor-id]');
      const id = drawn?.getAttribute('data-editor-id');
      const node: unknown = id ? store.getSchema(id) : undefined;
      if (!drawn || !id || !isObject(node)) return;
      const shown = store.getNodeById(id)?.info?.inlineEditableElements ?? [];
      const read = (text: string) => editedTexts.read(text, id);
      const property = textOfElement({ node, drawn, element, shown, locale: editedTexts.locale(), read });
      if (property !== undefined) showProblem(manager, { ids: [id], property, isWhole: true });
    });
  });
}
