import type { EditorManager } from 'amis-editor-core';
import { jsonView } from '../json/view-state.ts';

const SEARCH = '.ae-RendererList input';

/** Puts the cursor into the palette's search, once that is drawn. */
function focusSearch(tries: number): void {
  const field = document.querySelector<HTMLElement>(SEARCH);
  if (field && field.offsetParent !== null) field.focus();
  else if (tries > 0) requestAnimationFrame(() => focusSearch(tries - 1));
}

/** Frames in which the palette has been drawn. */
const FRAMES = 30;

/** Shows the palette and waits for a word to look for. On narrow screens the JSON view makes room. */
export function openPalette({ store }: EditorManager): void {
  store.changeLeftPanelOpenStatus(true);
  store.changeLeftPanelKey('renderers');
  const panel = document.querySelector<HTMLElement>('.editor-left-panel');
  if (panel?.offsetParent === null && jsonView.isOpen()) jsonView.toggle();
  focusSearch(FRAMES);
}
