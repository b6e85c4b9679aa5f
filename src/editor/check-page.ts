import type { EditorManager } from 'amis-editor-core';
import type { Message } from '../validation/message.ts';
import type { CheckRequest } from '../validation/worker-request.ts';
import { type Checker, checker } from './checker.ts';
import { markCanvas } from './mark-canvas.ts';
import { problems } from './problem-store.ts';
import { problemsOf } from './problems.ts';
import { editedTexts } from './texts/edited-texts.ts';

/** Milliseconds of rest after which a page is checked. */
const REST = 300;

/** Shows the problems of the page in one editor. */
export interface PageCheck {
  /** The page is another one now. */
  changed(page: object): void;
  /** What the server says of a page: it knows the level, the parts and the pages around it. */
  show(page: object, messages: readonly Message[]): void;
}

/** Checks the page of an editor in a worker, a moment after each change. */
export function checkPages(manager: EditorManager, options: CheckRequest['options']): PageCheck {
  let worker: Checker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = '';

  function put(messages: readonly Message[]): void {
    const words = (key: string) => options.texts?.[key];
    problems.set(problemsOf(manager.store.schema, messages, { words, read: editedTexts.read }));
    markCanvas(manager.store.getDoc(), problems.all());
  }

  async function check(page: object): Promise<void> {
    worker ??= checker(new Worker(new URL('../validation/worker.ts', import.meta.url), { type: 'module' }), options);
    const messages = await worker.check(page);
    if (messages) put(messages);
  }

  return {
    changed(page) {
      latest = JSON.stringify(page);
      clearTimeout(timer);
      timer = setTimeout(() => void check(page), REST);
    },
    show(page, messages) {
      if (JSON.stringify(page) !== latest) return;
      clearTimeout(timer);
      put(messages);
    },
  };
}
