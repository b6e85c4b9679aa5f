import type { EditorManager } from 'amis-editor-core';
import { reaction } from 'mobx';
import type { Message } from '../validation/message.ts';
import type { CheckRequest } from '../validation/worker-request.ts';
import { checkPages, type PageCheck } from './check-page.ts';
import type { EditorState } from './editor-state.ts';
import { applyPage } from './page/apply-page.ts';
import { exact } from './page/exact.ts';
import type { Origins } from './page/marked.ts';
import { pending } from './pending/pending.ts';
import { problems } from './problem-store.ts';
import { type DraftKeeper, draftKeeper } from './session/draft-keeper.ts';

/** What a server says to a draft. */
export interface SavedDraft {
  messages: Message[];
  preview: string;
  revision: string;
}

export interface EditingParts {
  manager: EditorManager;
  origins: Origins;
  /** Under which name this browser keeps what the server does not have yet. */
  name: string;
  preview: string;
  isDraft: boolean;
  check: CheckRequest['options'];
  /** Sends a draft. Rejects when the server does not take it. */
  send(schema: object): Promise<SavedDraft>;
  /** Throws the server's draft away. Rejects as `send` does. */
  discard(): Promise<void>;
  /** What the page around can say of the editor has changed. */
  onState(state: EditorState): void;
}

/** A page while it is edited: its drafts, its problems, its history. */
export interface Editing {
  page(): object;
  /** The page as text, as it is saved. */
  text(): string;
  /** Puts a page in place that was written elsewhere, as one step of the history. */
  apply(page: object): void;
  /** Says once more how things are. */
  report(): void;
  /** Sends what has changed now, what fields still hold included. Resolves when the server has it; rejects when it does not take it. */
  save(): Promise<void>;
  drafts: DraftKeeper;
  checks: PageCheck;
}

/** Follows the page in an editor from now on. What the editor has made of it while it was loaded is no change. */
export function followEditing(parts: EditingParts): Editing {
  const { manager, origins, name, isDraft, check, send, discard } = parts;
  const { store } = manager;
  const page = () => exact(store.schema, origins) as object;
  let { preview } = parts;
  let draft: EditorState['draft'] = isDraft ? 'saved' : 'none';
  let why = '';
  let last = JSON.stringify(page());

  function report(): void {
    const found = problems.all().map(({ message }) => message.severity);
    const errors = found.filter((severity) => severity === 'error').length;
    const { canUndo, canRedo } = store;
    parts.onState({ canUndo, canRedo, draft, why, errors, warnings: found.length - errors, preview });
  }

  const checks = checkPages(manager, check);
  const drafts = draftKeeper({
    name,
    base: last,
    isDraft,
    async send(schema) {
      const saved = await send(schema);
      preview = saved.preview;
      checks.show(schema, saved.messages);
    },
    discard,
    onState(next, reason = '') {
      draft = next;
      why = reason;
      report();
    },
  });
  problems.subscribe(report);
  checks.changed(page());
  reaction(
    () => store.schema,
    () => {
      const now = page();
      const text = JSON.stringify(now);
      if (text !== last) {
        last = text;
        drafts.changed(now);
        checks.changed(now);
      }
      report();
    },
  );
  const save = async () => {
    await pending.flush();
    await drafts.flush();
  };
  addEventListener('pagehide', () => void save().catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void save().catch(() => undefined);
  });
  return {
    page,
    text: () => last,
    apply: (next) => applyPage(manager, next, origins),
    report,
    save,
    drafts,
    checks,
  };
}
