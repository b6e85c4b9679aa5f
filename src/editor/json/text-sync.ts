import type { EditorManager } from 'amis-editor-core';
import { type Node, parseTree } from 'jsonc-parser';
import { reaction } from 'mobx';
import type { Texts } from '../../i18n/translate.ts';
import { applyPage } from '../page/apply-page.ts';
import { exact } from '../page/exact.ts';
import type { Origins } from '../page/marked.ts';
import { type Mistake, mistakesIn } from './mistakes.ts';
import { type editor, Range } from './monaco.ts';
import { pageText, type TextEdit, textEdits } from './text-edits.ts';

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

/** The range of a piece of a text in lines and columns. */
export function rangeOf(model: editor.ITextModel, { offset, length }: Pick<TextEdit, 'offset' | 'length'>): Range {
  return Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length));
}

/**
 * Keeps a text and the page on the canvas the same. A valid text is put on the canvas as one step of the history; of a change on the
 * canvas, as much of the text is changed as differs. While a text is broken, the canvas keeps the last good page.
 */
export function syncText({ model, manager, origins, texts, onRead }: SyncParts): TextSync {
  const { store } = manager;
  const page = () => exact(store.schema, origins);
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
      const next = JSON.parse(text) as object;
      const now = JSON.stringify(next);
      if (now !== same) byItself(() => applyPage(manager, next, origins));
      same = now;
    }
    onRead(mistakes);
  }

  function write(): void {
    if (isWriting || timer) return;
    const next = page();
    const now = JSON.stringify(next);
    if (now === same) return;
    same = now;
    const whole = { offset: 0, length: model.getValueLength(), text: pageText(next) };
    const edits = root ? textEdits(model.getValue(), next) : [whole];
    const operations = edits.map((edit) => ({ range: rangeOf(model, edit), text: edit.text }));
    byItself(() => model.pushEditOperations([], operations, () => null));
    root = parseTree(model.getValue());
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
