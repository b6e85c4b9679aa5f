import type { Reply } from '../editor/session/calls.ts';
import { copiesOf, copyName, dropCopy, keepCopy } from '../editor/session/local-copy.ts';
import { TAB } from '../state/tab.ts';
import { atRest, type Rested } from '../theme/editing/at-rest.ts';
import { type EditArgs, edited } from '../theme/editing/edits.ts';
import { historyOf } from '../theme/editing/history.ts';
import { type MergedThemes, mergeThemes } from '../theme/editing/merge-themes.ts';
import { isSame } from '../theme/editing/paths.ts';
import { wholeTheme } from '../theme/editing/whole-theme.ts';
import type { Theme } from '../types/generated/theme.ts';
import type { ReadyTheme } from './code/code-keeper.ts';

/** A theme as the server answers it. */
export interface LoadedTheme {
  id: number;
  token: string;
  name: string;
  description: string;
  state: string;
  version: number;
  theme: Theme;
  isDraft: boolean;
  /** What is in force without the draft. */
  saved?: Theme;
  revision: string;
  preview: string;
  /** The dark twin that readers in the dark look get. */
  twin?: { id: number; name: string; theme: Theme };
}

/** The number of the error that somebody else has saved. */
const MOVED = 412;
/** Milliseconds after a change until this browser keeps a copy of it. */
const REST = 300;

/** What a theme's editor asks of the server. */
export interface SessionCalls {
  load(): Promise<Reply<LoadedTheme>>;
  stash(content: { theme: Theme; revision: string }): Promise<Reply<{ revision: string }>>;
  publish(content: {
    theme: Theme;
    revision: string;
    note: string;
  }): Promise<Reply<{ revision: string; version: number }>>;
  discard(content: { revision: string }): Promise<Reply<unknown>>;
  /** The theme as it is sent. */
  ready(theme: Theme): Promise<ReadyTheme>;
}

/** How things are. */
export interface SessionState {
  about: Omit<LoadedTheme, 'theme' | 'saved'>;
  theme: Theme;
  /** Something differs from what is saved. */
  isChanged: boolean;
  /** Something differs from what the server has. */
  isUnkept: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** A copy of an earlier visit differs, and the person has not said what to do with it. */
  hasCopy: boolean;
}

/** What somebody else has saved in between. */
export interface Conflict extends Omit<MergedThemes, 'theme'> {
  merged: Theme;
  server: LoadedTheme;
}

/** Why a theme is not saved, or not before its author agrees: parts of its styles would not be in its sheet. */
export type LeftOut = Pick<ReadyTheme, 'leftOut' | 'isBroken'>;

export type Outcome =
  | { ok: true }
  | { ok: false; msg: string }
  | { ok: false; conflict: Conflict }
  | ({ ok: false } & LeftOut);

/** A theme while it is edited. */
export interface ThemeSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The same for what is drawn around the fields: a slider that is dragged does not draw it in every frame. */
  atRest: Rested<SessionState>;
  /** Changes the theme by the name of an edit. False for a name that is none. */
  edit(name: string, args: EditArgs): boolean;
  /** @param kind changes of one kind, shortly after each other, are one step */
  change(theme: Theme, kind?: string): void;
  undo(): void;
  redo(): void;
  /** Throws the draft away and goes back to what is saved, as a step that can be taken back. */
  discard(): Promise<Outcome>;
  /** Goes on with what the server has now, such as an earlier version, as a step that can be taken back. */
  reload(): Promise<Outcome>;
  /** Keeps the changes as the theme's draft. */
  stash(): Promise<Outcome>;
  /** Puts them in force as a version. @param isAgreed also where parts of the styles are left out */
  save(note: string, isAgreed?: boolean): Promise<Outcome>;
  /** Goes on with one of the two themes, or with both together, after somebody else has saved. */
  settle(conflict: Conflict, theme: Theme): void;
  /** Name, description or state are others now. */
  rename(about: Partial<SessionState['about']>): void;
  /** Goes on with the copy of an earlier visit, or forgets it. */
  answerCopy(isTaken: boolean): void;
  /** Keeps a copy now; afterwards no more are made. */
  end(): void;
}

/** What the server has, with all global parts. */
function held(loaded: LoadedTheme) {
  const { theme, saved, ...about } = loaded;
  const own = wholeTheme(theme);
  return { about, theme: own, saved: saved ? wholeTheme(saved) : own };
}

/** Begins to edit a theme. @param name under which this browser keeps what the server does not have */
export function themeSession(loaded: LoadedTheme, calls: SessionCalls, name: string): ThemeSession {
  let server = held(loaded);
  const history = historyOf(server.theme);
  const ownCopy = copyName(name, TAB);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let copies = copiesOf(name);
  let state = now();
  const rested = atRest(state);

  function now(): SessionState {
    const theme = history.present();
    return {
      about: server.about,
      theme,
      isChanged: !isSame(theme, server.saved),
      isUnkept: !isSame(theme, server.theme),
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
      hasCopy: copies.length > 0,
    };
  }

  function keep(): void {
    clearTimeout(timer);
    if (state.isUnkept) keepCopy(ownCopy, { schema: state.theme, base: JSON.stringify(server.theme) });
    else dropCopy(ownCopy);
  }

  function report(): void {
    state = now();
    clearTimeout(timer);
    timer = setTimeout(keep, REST);
    for (const listener of [...listeners]) listener();
    rested.follow(state);
  }

  async function conflict(): Promise<Outcome> {
    const { ok, data, msg } = await calls.load();
    if (!ok || !data) return { ok: false, msg };
    const theirs = held(data).theme;
    const { theme, ...told } = mergeThemes(server.theme, history.present(), theirs);
    return { ok: false, conflict: { ...told, merged: theme, server: data } };
  }

  /** Sends the theme. What is changed meanwhile stays changed. */
  async function send(
    call: (theme: Theme, revision: string) => Promise<Reply<{ revision?: string; version?: number }>>,
    isSaved: boolean,
    mayLeaveOut = true,
  ): Promise<Outcome> {
    const theme = history.present();
    const { theme: sent, ...rest } = await calls.ready(theme);
    if (isSaved && (rest.isBroken || (rest.leftOut.length > 0 && !mayLeaveOut))) return { ok: false, ...rest };
    const { ok, status, msg, data } = await call(sent, server.about.revision);
    if (status === MOVED) return conflict();
    if (!ok) return { ok: false, msg };
    const about = { ...server.about, ...data, isDraft: !isSaved };
    server = { about, theme, saved: isSaved ? theme : server.saved };
    report();
    keep();
    return { ok: true };
  }

  async function reload(): Promise<Outcome> {
    const { ok, data, msg } = await calls.load();
    if (!ok || !data) return { ok: false, msg };
    server = held(data);
    if (!isSame(history.present(), server.theme)) history.change(server.theme);
    report();
    keep();
    return { ok: true };
  }

  async function discard(): Promise<Outcome> {
    if (server.about.isDraft) {
      const { ok, status, msg } = await calls.discard({ revision: server.about.revision });
      if (status === MOVED) return conflict();
      if (!ok) return { ok: false, msg };
    }
    return reload();
  }

  // A copy of the very theme that the server has goes on where it ended.
  const newest = copies[0];
  if (newest && newest.base === JSON.stringify(server.theme)) {
    history.change(newest.schema as Theme);
    dropCopy(newest.name);
    copies = copies.slice(1);
    state = now();
    rested.follow(state);
    keep();
  }

  return {
    state: () => state,
    atRest: rested,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(edit, args) {
      const theme = edited(history.present(), edit, args);
      if (theme) this.change(theme, edit === 'set' ? `set ${args.at}` : '');
      return theme !== undefined;
    },
    change(theme, kind) {
      history.change(theme, kind);
      report();
    },
    undo() {
      history.undo();
      report();
    },
    redo() {
      history.redo();
      report();
    },
    discard,
    reload,
    stash: () =>
      // Nothing differs from what is saved: there is no draft any more.
      server.about.isDraft && isSame(history.present(), server.saved)
        ? discard()
        : send((theme, revision) => calls.stash({ theme, revision }), false),
    save: (note, isAgreed = false) =>
      send((theme, revision) => calls.publish({ theme, revision, note }), true, isAgreed),
    settle(found, theme) {
      server = held(found.server);
      history.change(theme);
      report();
    },
    rename(about) {
      server = { ...server, about: { ...server.about, ...about } };
      report();
    },
    answerCopy(isTaken) {
      const [copy, ...others] = copies;
      copies = others;
      if (copy && isTaken) history.change(wholeTheme(copy.schema as Theme));
      if (copy) dropCopy(copy.name);
      report();
    },
    end: keep,
  };
}
