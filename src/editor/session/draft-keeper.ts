import type { EditorState } from '../editor-state.ts';
import { HeldDraftError } from './held-draft.ts';
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
  /** Whether that is a draft. */
  isDraft: boolean;
  /** The page that the server has without that draft, as text; absent where nobody knows it. */
  bare?: string | undefined;
  /** Sends a page. Rejects when the server does not take it, with `HeldDraftError` when it makes no sense to send it again. */
  send(schema: object): Promise<void>;
  /** Throws the server's draft away: the page is as it is without one. Rejects as `send` does. */
  discard(): Promise<void>;
  /** The state of the draft has changed. `why`: what the server says of one that it does not take. */
  onState(draft: EditorState['draft'], why?: string): void;
}

/**
 * Sends a page a second after each change, and keeps a copy in the browser until the server has it. When everything that was changed is
 * undone, there is no draft any more.
 */
export interface DraftKeeper {
  /** The page is another one now. */
  changed(schema: object): void;
  /** Sends what has changed now. Resolves when the server has it; rejects when it does not take it. */
  flush(): Promise<void>;
  /** Sends nothing until somebody has done something about the reason: chosen a draft, signed in again. */
  hold(error: HeldDraftError): void;
  /** The reason is gone: sends what has changed. A conflict is settled instead. */
  resume(): void;
  /** Sends no draft until `work` has ended. A publication and a draft that is sent meanwhile would conflict. */
  during<Done>(work: Promise<Done>): Promise<Done>;
  /** This page is published, and the server has no draft any more. */
  published(schema: object): void;
  /** Whether the server has a draft. */
  hasDraft(): boolean;
  /** While somebody has to choose: the page that both began from, and this side's. */
  refused(): Refused | null;
  /** Somebody has chosen: the server has `theirs`, and gets `page` now. */
  settle(theirs: object, page: object): void;
}

/** The two pages of this side when the server has another draft. */
export interface Refused {
  base: object;
  mine: object;
  /** The pages, as text, that were sent and never answered. The server may have stored one of them. */
  unanswered: readonly string[];
}

/** Makes the keeper of one page's drafts. */
export function draftKeeper({ name, base, isDraft, bare: known, send, discard, onState }: DraftParts): DraftKeeper {
  let saved = base;
  /** The page that the server has without a draft, as text; null: nobody here has seen it. */
  let bare = isDraft ? (known ?? null) : base;
  let hasDraft = isDraft;
  let wanted: { schema: object; text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let other: Promise<unknown> | undefined;
  const unanswered = new Set<string>();
  const atRest = (): EditorState['draft'] => (hasDraft ? 'saved' : 'none');
  let held: HeldDraftError | null = null;

  function hold(error: HeldDraftError): void {
    held = error;
    clearTimeout(timer);
    onState(error.state, error.message);
  }

  async function sendWanted(): Promise<void> {
    // A draft that was never answered may be there under a revision that nobody here knows: a later one takes its place first.
    while (wanted && (wanted.text !== saved || unanswered.size > 0 || (hasDraft && wanted.text === bare))) {
      await other;
      const { schema, text } = wanted;
      onState('saving');
      if (text === bare && unanswered.size === 0) {
        await discard();
        hasDraft = false;
        saved = text;
        continue;
      }
      const isSecond = unanswered.has(text);
      unanswered.add(text);
      await send(schema).catch((error: unknown) => {
        if (error instanceof HeldDraftError && !isSecond) unanswered.delete(text);
        throw error;
      });
      unanswered.clear();
      hasDraft = true;
      saved = text;
    }
    wanted = null;
    dropCopy(name);
    onState(atRest());
  }

  /** A page that is wrong in itself is sent again after its next change, everything else after a while. */
  function notTaken(error: unknown): never {
    if (!(error instanceof HeldDraftError)) {
      onState('failed');
      timer = setTimeout(later, AGAIN);
    } else if (error.state === 'refused') onState('refused', error.message);
    else hold(error);
    throw error;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (held) return Promise.reject(held);
    if (!wanted) return sending ?? Promise.resolve();
    sending ??= sendWanted()
      .catch(notTaken)
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
      if (held) return;
      onState('unsaved');
      clearTimeout(timer);
      timer = setTimeout(later, REST);
    },
    flush,
    hold,
    resume() {
      if (!held || held.state === 'conflict') return;
      held = null;
      if (wanted) later();
      else onState(atRest());
    },
    during(work) {
      other = work.catch(() => undefined);
      return work;
    },
    published(schema) {
      bare = JSON.stringify(schema);
      saved = bare;
      hasDraft = false;
      if (!wanted && !held) onState(atRest());
    },
    hasDraft: () => hasDraft,
    refused: () =>
      held?.state === 'conflict'
        ? { base: JSON.parse(saved), mine: wanted?.schema ?? JSON.parse(saved), unanswered: [...unanswered] }
        : null,
    settle(theirs, page) {
      unanswered.clear();
      saved = JSON.stringify(theirs);
      bare = null;
      hasDraft = true;
      wanted = { schema: page, text: JSON.stringify(page) };
      if (wanted.text !== saved) keepCopy(name, { schema: page, base: saved });
      held = null;
      later();
    },
  };
}
