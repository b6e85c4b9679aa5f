import type { EditorManager } from 'amis-editor-core';
import { reaction } from 'mobx';
import type { Message } from '../validation/message.ts';
import type { CheckRequest } from '../validation/worker-request.ts';
import { checkPages, type PageCheck } from './check-page.ts';
import type { EditorState } from './editor-state.ts';
import { applyPage } from './page/apply-page.ts';
import { exact } from './page/exact.ts';
import type { Json } from './page/json.ts';
import type { Origins } from './page/marked.ts';
import { screenIn } from './page/parts.ts';
import { pending } from './pending/pending.ts';
import { problems } from './problem-store.ts';
import { type DraftKeeper, draftKeeper } from './session/draft-keeper.ts';
import type { HeldDraftError } from './session/held-draft.ts';
import { worstOf } from './session/worst-draft.ts';

/** What a server says to a draft. */
export interface SavedDraft {
  messages: Message[];
  preview: string;
  revision: string;
}

/** A screen that the server keeps: the page, or a part that is edited in it. */
export interface ServerScreen {
  /** The id of a part; empty for the page. */
  screen: string;
  /** Under which name this browser keeps what the server does not have yet. */
  name: string;
  isDraft: boolean;
  /** What is in force without the draft; absent where nobody knows. */
  bare?: object | undefined;
  /** Sends a draft. Rejects when the server does not take it. */
  send(schema: object): Promise<SavedDraft>;
  /** Throws the server's draft away. Rejects as `send` does. */
  discard(): Promise<void>;
}

export interface EditingParts {
  manager: EditorManager;
  origins: Origins;
  preview: string;
  check: CheckRequest['options'];
  /** The page first, then its parts. */
  screens: readonly ServerScreen[];
  /** What the page around can say of the editor has changed. */
  onState(state: Omit<EditorState, 'isOwn' | 'parts'>): void;
}

/** One of the screens in an editor. */
export interface EditedScreen {
  /** The id of a part; empty for the page. */
  screen: string;
  /** The screen as it is saved. */
  page(): object;
  /** Puts one in place that was written elsewhere, as one step of the history. */
  apply(page: object): void;
  /** Says once more how things are. */
  report(): void;
  drafts: DraftKeeper;
}

/** A page while it is edited, with the parts in it: their drafts, their problems, one history. */
export interface Editing {
  /** The page first, then its parts. */
  screens: readonly EditedScreen[];
  page(): object;
  /** The page and its parts as text. */
  text(): string;
  report(): void;
  /** Sends what has changed now, what fields still hold included. Resolves when the server has it; rejects when it does not take it. */
  save(): Promise<void>;
  /** Sends no draft until somebody has done something about the reason. */
  hold(error: HeldDraftError): void;
  /** The reason is gone. */
  resume(): void;
  checks: PageCheck;
}

/** Follows the page in an editor from now on. What the editor has made of it while it was loaded is no change. */
export function followEditing(parts: EditingParts): Editing {
  const { manager, origins, check } = parts;
  const { store } = manager;
  const whole = () => exact(store.schema, origins) as Json;
  let { preview } = parts;
  let last = whole();
  let text = JSON.stringify(last);

  function report(): void {
    const found = problems.all().map(({ message }) => message.severity);
    const errors = found.filter((severity) => severity === 'error').length;
    const { canUndo, canRedo } = store;
    parts.onState({ canUndo, canRedo, ...worstOf(drafts), errors, warnings: found.length - errors, preview });
  }

  const checks = checkPages(manager, check);
  const drafts = parts.screens.map(() => ({ draft: 'none' as EditorState['draft'], why: '' }));

  function follow({ screen, name, isDraft, bare, send, discard }: ServerScreen, at: number): EditedScreen {
    const page = () => screenIn(last, screen) ?? {};
    drafts[at] = { draft: isDraft ? 'saved' : 'none', why: '' };
    const keeper = draftKeeper({
      name,
      base: JSON.stringify(page()),
      isDraft,
      bare: bare && JSON.stringify(bare),
      async send(schema) {
        const saved = await send(schema);
        if (screen === '') preview = saved.preview;
        checks.show(screen, schema, saved.messages);
      },
      discard,
      onState(draft, why = '') {
        drafts[at] = { draft, why };
        report();
      },
    });
    return { screen, page, apply: (next) => applyPage(manager, next, origins, screen), report, drafts: keeper };
  }

  const screens = parts.screens.map(follow);
  problems.subscribe(report);
  // The server has checked what is in force; a draft may have mistakes.
  for (const { screen, page, drafts } of screens)
    if (screen === '' || drafts.hasDraft()) checks.changed(screen, page());
  reaction(
    () => store.schema,
    () => {
      const now = whole();
      const nowText = JSON.stringify(now);
      if (nowText !== text) {
        const before = last;
        last = now;
        text = nowText;
        for (const { screen, page, drafts } of screens) {
          if (JSON.stringify(screenIn(before, screen)) === JSON.stringify(screenIn(now, screen))) continue;
          drafts.changed(page());
          checks.changed(screen, page());
        }
      }
      report();
    },
  );
  const save = async () => {
    await pending.flush();
    let refused: unknown;
    // A part first: the page may need what is new in it. One that is not taken keeps no other back.
    for (const { drafts } of [...screens].reverse()) {
      await drafts.flush().catch((error: unknown) => {
        refused = error;
      });
    }
    if (refused) throw refused;
  };
  addEventListener('pagehide', () => void save().catch(() => undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void save().catch(() => undefined);
  });
  return {
    screens,
    page: screens[0]!.page,
    text: () => text,
    report,
    save,
    hold(error) {
      for (const { drafts } of screens) drafts.hold(error);
    },
    resume() {
      for (const { drafts } of screens) drafts.resume();
    },
    checks,
  };
}
