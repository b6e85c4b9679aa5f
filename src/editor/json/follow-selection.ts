import { type EditorManager, JSONGetPathById } from 'amis-editor-core';
import { reaction } from 'mobx';
import type { editor } from './monaco.ts';
import { idsAround, nodeOnPath } from './places.ts';
import { rangeOf, type TextSync } from './text-sync.ts';

/** Milliseconds that the cursor rests until its node is selected: the panel of a node takes longer to draw than a key to be pressed. */
const REST = 200;

/** The node selected on the canvas is shown in the text, and the node around the cursor is selected on the canvas. Answers how to stop. */
export function followSelection(
  view: editor.IStandaloneCodeEditor,
  { store }: EditorManager,
  sync: TextSync,
): () => void {
  const model = view.getModel()!;
  let shown: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function showActive(): void {
    const root = sync.root();
    const path = store.activeId && root ? JSONGetPathById(store.schema, store.activeId) : null;
    const node = path && nodeOnPath(root!, path);
    const range = node && rangeOf(model, node);
    const mark = range && { range, options: { isWholeLine: true, className: 'pw-json-selected' } };
    shown = view.deltaDecorations(shown, mark ? [mark] : []);
    if (!range || view.hasTextFocus()) return;
    view.setPosition(range.getStartPosition());
    view.revealRangeNearTopIfOutsideViewport(range);
  }

  /** Selects the innermost node around the cursor that is drawn: parts of a node, and nodes that do not show, cannot be selected. */
  function selectHere(): void {
    sync.flush();
    const root = sync.root();
    const position = view.getPosition();
    if (!root || !position) return;
    const ids = idsAround(root, model.getOffsetAt(position), store.schema);
    const id = ids.find((one) => store.getNodeById(one)?.clickable);
    if (id && id !== store.activeId) store.setActiveId(id);
  }

  const moving = view.onDidChangeCursorPosition(() => {
    if (!view.hasTextFocus()) return;
    clearTimeout(timer);
    timer = setTimeout(selectHere, REST);
  });
  const selecting = reaction(() => store.activeId, showActive, { fireImmediately: true });
  const leaving = view.onDidBlurEditorText(sync.flush);
  return () => {
    clearTimeout(timer);
    moving.dispose();
    leaving.dispose();
    selecting();
  };
}
