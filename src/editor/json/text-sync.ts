import type { EditorManager } from 'amis-editor-core';
import { type Node, parseTree } from 'jsonc-parser';
import { reaction } from 'mobx';
import type { Texts } from '../../i18n/translate.ts';
import { type Json, merge, UnfitPageError } from '../../merge/index.ts';
import { applyPage } from '../page/apply-page.ts';
import { exact } from '../page/exact.ts';
import type { Json as PageJson } from '../page/json.ts';
import type { Origins } from '../page/marked.ts';
import { withoutParts } from '../page/parts.ts';
import { type Mistake, mistakesIn } from './mistakes.ts';
import { type editor, Range } from './monaco.ts';
import { type TextEdit, textEdits } from './text-edits.ts';

/** Milliseconds of rest after which a text is put on the canvas. */
const REST = 400;

export interface SyncParts {
  model: editor.ITextModel;
  manager: EditorManager;
  origins: Origins;
  texts: Texts;
  /** The text has been read: it is the page on the canvas, or it has mistakes and the canvas stays as it was. */
  onRead(mistakes: readonly Mistake[]): void;
}

/** A text and a canvas that follow each other. */
export interface TextSync {
  /** The text as a tree; undefined while it is broken. */
  root(): Node | undefined;
  page(): unknown;
  /** Reads a text that was changed a moment ago now. */
  flush(): void;
  stop(): void;
}

/** The page of a text, with what was changed on the canvas while the text could not be read. Where both changed the same, the text counts. */
function withCanvas(base: string, canvas: unknown, text: object): object {
  if (JSON.stringify(canvas) === base) return text;
  try {
    return merge(JSON.parse(base) as Json, canvas as Json, text as Json).page as object;
  } catch (error) {
    if (error instanceof UnfitPageError) return text;
    throw error;
  }
}

/** The range of a piece of a text in lines and columns. */
export function rangeOf(model: editor.ITextModel, { offset, length }: Pick<TextEdit, 'offset' | 'length'>): Range {
  return Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
}

/**
 * Keeps a text and the page on the canvas the same. A valid text is put on the canvas as one step of the history; of a change on the
 * canvas, as much of the text is changed as differs. While a text is broken, the canvas keeps the last good page, and changes of the canvas
 * wait until the text can be read again.
 */
export function syncText({ model, manager, origins, texts, onRead }: SyncParts): TextSync {
  const { store } = manager;
  const page = () => withoutParts(exact(store.schema, origins) as PageJson);
  let same = JSON.stringify(page());
  let root = parseTree(model.getValue());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;

  /** What happens in `write` is no change to be followed. */
  function byItself(write: () => void): void {
    isWriting = true;
    try {
      write();
    } finally {
      isWriting = false;
    }
  }

  function read(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = model.getValue();
    const mistakes = mistakesIn(text, texts);
    root = mistakes.length > 0 ? undefined : parseTree(text);
    if (root) {
      const typed = JSON.parse(text) as object;
      const next = withCanvas(same, page(), typed);
      const now = JSON.stringify(next);
      if (now !== JSON.stringify(page())) byItself(() => applyPage(manager, next, origins));
      same = now;
      if (now !== JSON.stringify(typed)) show(next);
    }
    onRead(mistakes);
  }

  /** Changes as much of the text as differs from a page. */
  function show(next: unknown): void {
    const edits = textEdits(model.getValue(), next);
    const operations = edits.map((edit) => ({ range: rangeOf(model, edit), text: edit.text }));
    byItself(() => model.pushEditOperations([], operations, () => null));
    root = parseTree(model.getValue());
  }

  function write(): void {
    if (isWriting || timer || !root) return;
    const next = page();
    const now = JSON.stringify(next);
    if (now === same) return;
    same = now;
    show(next);
    onRead([]);
  }

  const typing = model.onDidChangeContent(() => {
    if (isWriting) return;
    clearTimeout(timer);
    timer = setTimeout(read, REST);
  });
  const drawing = reaction(() => store.schema, write);
  const flush = (): void => {
    if (timer) read();
  };
  return {
    root: () => root,
    page,
    flush,
    stop() {
      flush();
      typing.dispose();
      drawing();
    },
  };
}
