import type { EditorState } from '../editor-state.ts';
import { DraftMovedError } from './draft-moved.ts';
import { dropCopy, keepCopy } from './local-copy.ts';

/** Milliseconds after a change until it is sent. */
const REST = 1000;

/** Milliseconds until a draft is sent again that could not be. */
const AGAIN = 5000;

interface DraftParts {
  /** Under which name this browser keeps what the server does not have yet. */
  name: string;
  /** The page as the server has it, as text. */
  base: string;
  /** Sends a page. Rejects when the server does not take it, with `DraftMovedError` when it has another draft by now. */
  send(schema: object): Promise<void>;
  /** The state of the draft has changed. */
  onState(draft: EditorState['draft']): void;
}

/** Sends a page a second after each change, and keeps a copy in the browser until the server has it. */
export interface DraftKeeper {
  /** The page is another one now. */
  changed(schema: object): void;
  /** Sends what has changed now. Resolves when the server has it; rejects when it does not take it. */
  flush(): Promise<void>;
  /** The server has another draft: nothing is sent until somebody has chosen. */
  refuse(error: DraftMovedError): void;
  /** While somebody has to choose: the page that both began from, and this side's. */
  refused(): Refused | null;
  /** Somebody has chosen: the server has `theirs`, and gets `page` now. */
  settle(theirs: object, page: object): void;
}

/** The two pages of this side when the server has another draft. */
export interface Refused {
  base: object;
  mine: object;
  /** The page that was sent last, as text: the answer to it may have been lost. */
  sent: string;
}

/** Makes the keeper of one page's drafts. */
export function draftKeeper({ name, base, send, onState }: DraftParts): DraftKeeper {
  let saved = base;
  let wanted: { schema: object; text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let sent = '';
  let moved: DraftMovedError | null = null;

  function refuse(error: DraftMovedError): void {
    moved = error;
    clearTimeout(timer);
    onState('conflict');
  }

  async function sendWanted(): Promise<void> {
    while (wanted && wanted.text !== saved) {
      const { schema, text } = wanted;
      onState('saving');
      const before = sent;
      sent = text;
      await send(schema).catch((error: unknown) => {
        if (error instanceof DraftMovedError) sent = before;
        throw error;
      });
      saved = text;
    }
    wanted = null;
    dropCopy(name);
    onState('saved');
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (moved) return Promise.reject(moved);
    if (!wanted) return sending ?? Promise.resolve();
    sending ??= sendWanted()
      .catch((error: unknown) => {
        if (error instanceof DraftMovedError) {
          refuse(error);
          throw error;
        }
        onState('failed');
        timer = setTimeout(later, AGAIN);
        throw error;
      })
      .finally(() => {
        sending = undefined;
      });
    return sending;
  }

  const later = (): void => void flush().catch(() => undefined);

  return {
    changed(schema) {
      const text = JSON.stringify(schema);
      if (text === (wanted?.text ?? saved)) return;
      wanted = { schema, text };
      keepCopy(name, { schema, base: saved });
      if (moved) return;
      onState('unsaved');
      clearTimeout(timer);
      timer = setTimeout(later, REST);
    },
    flush,
    refuse,
    refused: () => moved && { base: JSON.parse(saved), mine: wanted?.schema ?? JSON.parse(saved), sent },
    settle(theirs, page) {
      saved = JSON.stringify(theirs);
      wanted = { schema: page, text: JSON.stringify(page) };
      if (wanted.text !== saved) keepCopy(name, { schema: page, base: saved });
      moved = null;
      later();
    },
  };
}
