import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import type { EditorManager } from 'amis-editor-core';
import { useContext, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { FrameHostContext } from '../host/frames/frame-host.ts';
import { ownOpen } from '../requests/requests.ts';
import type { Locale } from '../types/start.ts';
import { loadCollections } from './calls/load-collections.ts';
import { beginDrawing } from './canvas/at-rest.ts';
import { type Commands, setCommands } from './commands.ts';
import { componentsByHash } from './components/known-components.ts';
import type { Editing } from './editing.ts';

import { layerOfScope } from './level.ts';
import type { OpenedEditor } from './open.ts';
import { calls } from './session/calls.ts';
import { type ConflictCommands, conflictCommands } from './session/conflict.ts';
import { copyOffer } from './session/copy-offer.ts';
import { downloadPage } from './session/download.ts';
import { nameFor, type SessionParts, watchOthers } from './session/others.ts';
import type { Present } from './session/presence.ts';
import { type HeldScreen, serverScreens } from './session/server-screens.ts';
import { type Failure, type Opened, useOpened } from './use-opened.ts';
import { usePartLoader } from './use-part-loader.ts';

/** What the addresses of the level's calls begin with. */
const prefixOf = ({ props }: Pick<SessionParts, 'props'>): string => String(props().data['prefix'] ?? '/api');

/** The type of the widget template that is edited; undefined: a page is. */
function widgetTypeOf({ data, widgetType }: RendererProps): number | undefined {
  const type: unknown = resolveVariableAndFilter(String(widgetType ?? ''), data, '| raw');
  return type === undefined || type === '' ? undefined : Number(type);
}

/** A path on this host. */
const OWN_PATH = /^\/(?![/\\])/;

/** What the page around the editor may have it do with its draft. */
function draftCommands(
  parts: Omit<SessionParts, 'host'>,
  screens: readonly HeldScreen[],
  now: Editing,
  { publish, discardAll }: Pick<OpenedEditor, 'publish' | 'discardAll'>,
  published: () => void,
): Pick<Commands, 'save' | 'publish' | 'discard' | 'preview'> {
  return {
    save: () => now.save().catch(() => undefined),
    async publish({ note = '' }) {
      if (await publish({ ...parts, screens, now }, note)) published();
    },
    discard: () => discardAll({ ...parts, screens, now }),
    preview({ address = '', width = 0 }) {
      // The draft must not reach back into the editor.
      if (OWN_PATH.test(address))
        ownOpen(address, '_blank', width > 0 ? `noopener,width=${width},height=844` : 'noopener');
    },
  };
}

/** What settles the drafts of several screens: those of the first that waits for a choice. */
function together(conflicts: readonly ConflictCommands[]): ConflictCommands {
  const open = () => conflicts.find((each) => each.isOpen()) ?? conflicts[0]!;
  return {
    isOpen: () => open().isOpen(),
    compare: () => open().compare(),
    takeTheirs: () => open().takeTheirs(),
    keepMine: () => open().keepMine(),
    takeParts: (choices) => open().takeParts(choices),
  };
}

/** Follows the page of an editor that has just been drawn. */
function begin(parts: SessionParts, opened: Opened, manager: EditorManager, name: string): void {
  const { host, call, props } = parts;
  const { editor, page, origins, texts } = opened;
  const { scope, view } = host.store.get();
  const widgetType = widgetTypeOf(props());
  const screens = serverScreens(parts, opened, name);
  const offers = screens.map(({ copies }) => copyOffer(copies));
  let isRefused = false;
  /** The other side of a conflict is the same person, in another tab. */
  let isMine = false;
  let present: Present = { people: [], more: 0 };
  const more = () => ({
    present,
    isMine,
    isGone: page.isGone,
    revision: screens[0]!.revision,
    canPreview: page.address !== null,
    hasCopy: offers.some((each) => each.isOpen()),
    isJsonOpen: editor.jsonView.isOpen(),
    mistake: editor.jsonView.mistake(),
    mistakes: editor.errorRows(),
  });
  const now: Editing = editor.followEditing({
    manager,
    origins,
    preview: page.preview,
    check: {
      ...{ texts, keys: Object.keys(texts), layer: layerOfScope(scope), scope, widgetType },
      components: opened.components && componentsByHash(opened.components),
    },
    screens,
    onState(state) {
      const isNew = state.draft === 'conflict' && !isRefused;
      isRefused = state.draft === 'conflict';
      const drafted = now.screens.filter(({ drafts }) => drafts.hasDraft()).map(({ screen }) => screen);
      const rows = screens.flatMap(({ screen, row }) => (row && drafted.includes(screen) ? [row] : []));
      const editor = { ...state, ...more(), isOwn: drafted.includes(''), parts: rows };
      void props().dispatchEvent('change', { ...props().data, ...editor, editor });
      if (isNew) void conflict.compare();
    },
  });
  const conflict = together(
    screens.map((held, at) =>
      conflictCommands({
        now: now.screens[at]!,
        offer: offers[at]!,
        reconcile: (sides) => call(props()['reconcileApi'], 'post', sides, held.at),
        load: () => call(props()['loadApi'], 'get', {}, held.at),
        setRevision(revision) {
          held.revision = revision;
          if (held.screen === '') beginDrawing(name, revision);
        },
        show(data, isMe) {
          isMine = isMe;
          now.report();
          void props().dispatchEvent('conflict', { ...props().data, ...data });
        },
      }),
    ),
  );
  /** The person has answered what to do with a copy of one screen. */
  function answerCopy(isTaken: boolean): void {
    const at = Math.max(
      0,
      offers.findIndex((each) => each.isOpen()),
    );
    offers[at]!.answer(now.screens[at]!, isTaken);
  }
  const { locale } = host.store.get();
  editor.editedTexts.begin({ manager, origins, locale, load: host.parts.allTexts });
  const notice = (msg: string) => void props().dispatchEvent('notice', { ...props().data, msg });
  editor.knownParts.set(opened.parts);
  editor.setPartEditor(
    editor.partEditor({
      call,
      prefix: () => prefixOf(parts),
      save: now.save,
      notice,
      unknown: texts['editor.part.none'] ?? '',
      leave: (screen) => window.location.assign(editor.editorBeside(window.location, screen)),
    }),
  );
  editor.knownCalls.begin(opened.author);
  if (scope.app)
    loadCollections(call, props()['collectionsApi'], props()['collectionApi']).then(
      (collections) => editor.knownCalls.begin(opened.author, collections),
      () => undefined,
    );
  const { templatesApi, templateGroupsApi, templateApi, templateUsedApi, screenshotApi } = props();
  const { published, ...templateCommands } = editor.offerTemplates(manager, {
    call,
    apis: { templatesApi, templateGroupsApi, templateApi, templateUsedApi, screenshotApi },
    target: {
      widgetType,
      isApp: scope.app !== undefined,
      ...(widgetType === undefined ? {} : { template: Number(view.params['name']) }),
    },
    open: (event, data) => void props().dispatchEvent(event, { ...props().data, ...data }),
    origins,
    notice,
  });
  const { store } = manager;
  const commands: Commands = {
    undo: () => void editor.selectChanged(store, () => store.undo()),
    redo: () => void editor.selectChanged(store, () => store.redo()),
    takeCopy: () => answerCopy(true),
    dropCopy: () => answerCopy(false),
    json: editor.jsonView.toggle,
    ...templateCommands,
    showProblem: ({ ids = [], property = '' }) => editor.showProblem(manager, { ids, property }),
    showMistake: editor.jsonView.showMistake,
    forgetText: editor.forgetUnread,
    ...conflict,
    ...draftCommands(parts, screens, now, editor, published),
    ...editor.workOnNodes({
      manager,
      origins,
      texts,
      locale,
      notice,
      run: (command) => void commands[command](),
      open: (command) => void props().dispatchEvent('shortcut', { ...props().data, command }),
    }),
    ...watchOthers(parts, { id: page.id, name, now }, (shown) => {
      present = shown;
      now.report();
    }),
  };
  editor.setCommands(commands);
  editor.jsonView.subscribe(now.report);
  for (const [at, offer] of offers.entries()) offer.begin(now.screens[at]!);
  editor.keepHistory({ manager, origins, now, name });
  const wantsJson = new URLSearchParams(location.search).has('json');
  // The person sees at once that a text waits to be mended, that the page can be changed as JSON alone, or that it is written so.
  if (editor.beginUnread(name) || opened.isHeld || wantsJson) editor.jsonView.open();
}

/** Tells the page around why there is no editor, and whether the page can be downloaded. */
function sayFailure({ data, dispatchEvent }: RendererProps, { message, page }: Failure): void {
  if (page) setCommands({ download: () => downloadPage(page.id, page.schema) });
  const editor = { draft: 'none', failure: message, canDownload: page !== undefined };
  void dispatchEvent('change', { ...data, ...editor, editor });
}

/** Loads the page of a node and amis-editor, and connects the two with the server and the page around. A React hook. */
export function useEditing(own: RendererProps) {
  const latest = useRef(own);
  latest.current = own;
  const props = () => latest.current;
  // amis knows the events of a node by what it has of its component.
  useImperativeHandle(own['forwardedRef'], () => ({
    get props() {
      return latest.current;
    },
  }));
  const host = useContext(FrameHostContext)!;
  const call = useMemo(() => calls(own.env, () => latest.current.data), [own.env]);
  const locale = String(own.data['locale'] ?? 'en-US') as Locale;
  const [name] = useState(() => nameFor(host.store.get().user?.id ?? ''));
  const parts = usePartLoader(call, () => prefixOf({ props }), locale);
  const { opened, failure } = useOpened(call, own as never, { locale, parts, name, widgetType: widgetTypeOf(own) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is reported once
  useEffect(() => {
    if (failure) sayFailure(props(), failure);
  }, [failure]);

  function follow(manager: EditorManager): void {
    if (opened) begin({ host, call, props }, opened, manager, name);
  }

  return { opened, isAside: failure !== undefined, follow, parts, locale };
}
