import type { EditorState } from '../editor-state.ts';
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
  /** Sends a page. Rejects when the server does not take it. */
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
}

/** Makes the keeper of one page's drafts. */
export function draftKeeper({ name, base, send, onState }: DraftParts): DraftKeeper {
  let saved = base;
  let wanted: { schema: object; text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  async function sendWanted(): Promise<void> {
    while (wanted && wanted.text !== saved) {
      const { schema, text } = wanted;
      onState('saving');
      await send(schema);
      saved = text;
    }
    wanted = null;
    dropCopy(name);
    onState('saved');
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (!wanted) return sending ?? Promise.resolve();
    sending ??= sendWanted()
      .catch((error: unknown) => {
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
      onState('unsaved');
      clearTimeout(timer);
      timer = setTimeout(later, REST);
    },
    flush,
  };
}
