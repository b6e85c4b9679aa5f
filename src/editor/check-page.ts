import type { EditorManager } from 'amis-editor-core';
import type { Message } from '../validation/message.ts';
import type { CheckRequest } from '../validation/worker-request.ts';
import { type Checker, checker } from './checker.ts';
import { markCanvas } from './mark-canvas.ts';
import type { Json } from './page/json.ts';
import { screenIn } from './page/parts.ts';
import { problems } from './problem-store.ts';
import { problemsOf } from './problems.ts';
import { editedTexts } from './texts/edited-texts.ts';

/** Milliseconds of rest after which a page is checked. */
const REST = 300;

/** Shows the problems of the page in one editor, and of its parts. A screen is the id of a part, or nothing for the page. */
export interface PageCheck {
  /** A screen is another one now. */
  changed(screen: string, schema: object): void;
  /** What the server says of a screen: it knows the level, the parts and the pages around it. */
  show(screen: string, schema: object, messages: readonly Message[]): void;
}

/** Checks the page of an editor, and the parts in it, in a worker, a moment after each change. */
export function checkPages(manager: EditorManager, options: CheckRequest['options']): PageCheck {
  let worker: Checker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checking = Promise.resolve();
  const latest = new Map<string, string>();
  const waiting = new Map<string, object>();
  const said = new Map<string, readonly Message[]>();

  function put(screen: string, messages: readonly Message[]): void {
    said.set(screen, messages);
    const words = { words: (key: string) => options.texts?.[key], read: editedTexts.read };
    const found = [...said].flatMap(([each, about]) =>
      problemsOf(screenIn(manager.store.schema as Json, each), about, words).map((problem) => ({
        ...problem,
        screen: each,
      })),
    );
    problems.set(found);
    markCanvas(manager.store.getDoc(), found);
  }

  /** One after the other: the worker answers for the latest page alone. */
  async function checkWaiting(): Promise<void> {
    worker ??= checker(new Worker(new URL('../validation/worker.ts', import.meta.url), { type: 'module' }), options);
    for (const [screen, schema] of waiting) {
      waiting.delete(screen);
      const messages = await worker.check(schema);
      if (messages && JSON.stringify(schema) === latest.get(screen)) put(screen, messages);
    }
  }

  return {
    changed(screen, schema) {
      latest.set(screen, JSON.stringify(schema));
      waiting.set(screen, schema);
      clearTimeout(timer);
      timer = setTimeout(() => {
        checking = checking.then(checkWaiting);
      }, REST);
    },
    show(screen, schema, messages) {
      if (JSON.stringify(schema) !== latest.get(screen)) return;
      waiting.delete(screen);
      put(screen, messages);
    },
  };
}
