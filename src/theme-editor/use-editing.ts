import type { RendererProps } from 'amis-core';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Present } from '../editor/session/presence.ts';
import type { Texts } from '../i18n/translate.ts';
import type { EditArgs } from '../theme/editing/edits.ts';
import { takenTokens } from '../theme/editing/kind-edits.ts';
import { pathOf, valueAt } from '../theme/editing/paths.ts';
import { faintShades } from '../theme/editing/readable.ts';
import type { CodeKeeper } from './code/code-keeper.ts';
import { type Commands, setCommands } from './commands.ts';
import { componentName } from './component-name.ts';
import type { Editing, Selected } from './context.ts';
import { checkAll } from './contrast/check-all.ts';
import { type ContrastState, contrastStore } from './contrast/contrast-store.ts';
import { mend } from './contrast/mend.ts';
import { followKeys } from './keys.ts';
import { leaving } from './leaving.ts';
import { optionsOf } from './options.ts';
import { spacesOf } from './spaces.ts';
import type { Conflict, Outcome, SessionState, ThemeSession } from './theme-session.ts';

interface Panel {
  selected: Selected | null;
  isOpen: boolean;
}

const none = () => () => undefined;

/** Tells the page how a call went. */
function tell(
  { dispatchEvent, data }: RendererProps,
  name: string,
  outcome: Outcome,
  keep: (found: Conflict) => void,
): void {
  if (outcome.ok) return void dispatchEvent(name, data);
  if ('msg' in outcome) return void dispatchEvent('refused', { ...data, msg: outcome.msg });
  if ('leftOut' in outcome) return void dispatchEvent('leftOut', { ...data, ...outcome });
  keep(outcome.conflict);
  const { theirs, both } = outcome.conflict;
  void dispatchEvent('conflict', { ...data, theirs, both: both.length });
}

/** What nodes of the page read of a theme that is edited. */
function dataOf({ about, theme, ...flags }: SessionState, { selected, isOpen }: Panel, present: Present) {
  return {
    theme,
    themeOptions: optionsOf(theme),
    selected,
    isPanelOpen: isOpen,
    editor: {
      ...about,
      ...flags,
      present,
      spaces: spacesOf(theme),
      faint: faintShades(theme),
      taken: takenTokens(theme),
    },
  };
}

/** What nodes of the page read of the contrast of texts: the components with faint ones, and how many texts that are. */
function contrastOf({ panels, ...progress }: ContrastState, texts: Texts) {
  const named = panels.map(({ key, faint, ...counts }) => ({
    ...{ key, ...counts, name: componentName(key, texts) },
    faint: faint.map((text) => ({ ...text, panel: key })),
  }));
  const count = panels.reduce((sum, { faint }) => sum + faint.length, 0);
  return { ...progress, panels: named, looked: panels.length, count };
}

/** Connects a session with the page around it: commands, keys, what is selected, and a question before the page is left. A React hook. */
export function useEditing(
  { session, code, present }: { session?: ThemeSession; code?: CodeKeeper; present: Present },
  latest: RefObject<RendererProps>,
  texts: Texts | undefined,
) {
  const contrast = useMemo(contrastStore, []);
  const found = useSyncExternalStore(contrast.subscribe, contrast.state);
  const state = useSyncExternalStore(session?.atRest.subscribe ?? none, () => session?.atRest.state());
  const codeState = useSyncExternalStore(code?.subscribe ?? none, () => code?.state());
  const [panel, setPanel] = useState<Panel>({ selected: null, isOpen: false });
  const [goTo, setGoTo] = useState<{ line: number } | null>(null);
  const conflict = useRef<Conflict | null>(null);
  const opened = useRef<Editing | null>(null);
  const words = useRef<Texts>({});
  words.current = texts ?? {};
  const { env, data } = latest.current!;
  const nav = data['query']?.nav;
  const area = `${nav ?? ''} ${data['query']?.tab ?? ''}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another area has nothing selected
  useEffect(() => {
    setPanel((before) => ({ ...before, isOpen: false }));
    if (nav !== 'code') setGoTo(null);
  }, [area]);

  useEffect(() => {
    if (!session) return;
    const settle = (theme: (found: Conflict) => Conflict['merged']) => () => {
      const found = conflict.current;
      conflict.current = null;
      if (found) session.settle(found, theme(found));
    };
    const say = (name: string) => (outcome: Outcome) =>
      tell(latest.current!, name, outcome, (found) => {
        conflict.current = found;
      });
    const mine = () => session.state().theme;
    const exit = leaving(() => void latest.current!.dispatchEvent('leaving', latest.current!.data));
    const commands: Commands = {
      open: (selected) => setPanel({ selected, isOpen: true }),
      close: () => setPanel((before) => ({ ...before, isOpen: false })),
      undo: session.undo,
      redo: session.redo,
      save: ({ note, anyway }) => session.save(String(note ?? ''), anyway === true).then(say('saved')),
      line: ({ line }) => setGoTo({ line: Number(line) }),
      stash: () => session.stash().then(say('stashed')),
      mend: ({ panel, id }) =>
        mend(session, contrast, { panel: String(panel), ...(id === undefined ? {} : { id: Number(id) }) }),
      checkContrast({ src }) {
        const { contextPath = '' } = latest.current!.data;
        if (opened.current) void checkAll(opened.current, `${contextPath}${src}`, words.current);
      },
      edit({ edit, ...args }) {
        const isDone = session.edit(String(edit), args as EditArgs);
        const list = valueAt(mine(), pathOf(String(args['at'])));
        // The page opens what was inserted, which stands last.
        return edit === 'insert' && Array.isArray(list) ? list.length - 1 : isDone;
      },
      about: ({ about }) => session.rename((about ?? {}) as object),
      versions() {
        const { about, isUnkept } = session.state();
        const { dispatchEvent, data } = latest.current!;
        void dispatchEvent('versions', { ...data, version: about.version, isUnkept });
      },
      discard: () => session.discard().then(say('discarded')),
      reload: () => session.reload().then(say('reloaded')),
      leave: async ({ how }) => {
        const kept = how === 'keep' ? await session.stash() : undefined;
        if (kept && !kept.ok) say('stashed')(kept);
        exit.answer(how === 'go' || kept?.ok === true);
      },
      takeCopy: () => session.answerCopy(true),
      dropCopy: () => session.answerCopy(false),
      takeTheirs: settle(({ server }) => server.theme),
      keepMine: settle(mine),
      takeBoth: settle(({ merged }) => merged),
    };
    const endCommands = setCommands(commands);
    const endKeys = followKeys(commands);
    const { pathname } = window.location;
    const hold = (event: BeforeUnloadEvent) => {
      if (session.state().isUnkept) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    const release = env.blockRouting?.(((place: Location) =>
      session.state().isUnkept && !pathname.endsWith(place.pathname) ? exit.ask() : undefined) as never);
    return () => {
      endCommands();
      endKeys();
      window.removeEventListener('beforeunload', hold);
      release?.();
    };
  }, [session, latest, env, contrast]);

  const editing = useMemo<Editing | null>(
    () =>
      session && code
        ? {
            session,
            code,
            contrast,
            selected: panel.selected,
            open: (selected) => setPanel({ selected, isOpen: true }),
          }
        : null,
    [session, code, contrast, panel.selected],
  );
  opened.current = editing;
  const codeData = useMemo(() => ({ ...codeState, goTo }), [codeState, goTo]);
  const contrastData = useMemo(() => contrastOf(found, texts ?? {}), [found, texts]);
  const own = state ? { ...dataOf(state, panel, present), code: codeData, contrast: contrastData } : {};
  return { editing: state ? editing : null, own };
}
