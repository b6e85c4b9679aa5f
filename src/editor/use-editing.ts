import type { RendererProps } from 'amis-core';
import type { EditorManager } from 'amis-editor-core';
import { useContext, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { FrameHostContext } from '../host/frames/frame-host.ts';
import { ownOpen } from '../requests/requests.ts';
import { TAB } from '../state/tab.ts';
import type { Locale } from '../types/start.ts';
import { loadCollections } from './calls/load-collections.ts';
import { beginDrawing } from './canvas/at-rest.ts';
import { type Commands, setCommands } from './commands.ts';
import type { Editing, SavedDraft } from './editing.ts';
import { layerOfScope } from './level.ts';
import { calls } from './session/calls.ts';
import { conflictCommands } from './session/conflict.ts';
import { copyOffer } from './session/copy-offer.ts';
import { downloadPage } from './session/download.ts';
import { errorOf, HeldDraftError } from './session/held-draft.ts';
import { copyName } from './session/local-copy.ts';
import { nameFor, type SessionParts, watchOthers } from './session/others.ts';
import type { Present } from './session/presence.ts';
import { type Failure, type Opened, useOpened } from './use-opened.ts';
import { usePartLoader } from './use-part-loader.ts';

/** What the addresses of the level's calls begin with. */
const prefixOf = ({ props }: Pick<SessionParts, 'props'>): string => String(props().data['prefix'] ?? '/api');

/** The number of the error that there is no draft. */
const GONE = 404;

/** A path on this host. */
const OWN_PATH = /^\/(?![/\\])/;

/** What the server says of a page that was published. */
interface Publication {
  revision: string;
  version: number;
}

/** What the page around the editor may have it do with its draft. */
function draftCommands(
  { call, props }: Omit<SessionParts, 'host'>,
  opened: Opened,
  now: Editing,
): Pick<Commands, 'save' | 'publish' | 'preview'> {
  const { page } = opened;
  return {
    save: () => now.save().catch(() => undefined),
    async publish({ note = '' }) {
      const { data, dispatchEvent } = props();
      const unsaved = await now.save().then(
        () => null,
        (error: Error) => error,
      );
      if (unsaved) return void (await dispatchEvent('submitFail', { ...data, msg: unsaved.message }));
      const schema = now.page();
      const { revision } = page;
      const publishing = call<Publication>(props()['publishApi'], 'post', { schema, note, revision });
      const reply = await now.drafts.during(
        publishing.then((answer) => {
          if (answer.data) opened.withoutDraft = page.revision = answer.data.revision;
          return answer;
        }),
      );
      if (reply.errors) now.checks.show(schema, reply.errors);
      if (reply.ok) now.drafts.published(schema);
      const error = reply.ok ? null : errorOf(reply);
      if (error instanceof HeldDraftError && error.state !== 'refused') now.drafts.hold(error);
      const { version } = reply.data ?? {};
      await dispatchEvent(reply.ok ? 'submitSucc' : 'submitFail', { ...data, msg: reply.msg, version });
    },
    preview({ address = '', width = 0 }) {
      // The draft must not reach back into the editor.
      if (OWN_PATH.test(address))
        ownOpen(address, '_blank', width > 0 ? `noopener,width=${width},height=844` : 'noopener');
    },
  };
}

/** Follows the page of an editor that has just been drawn. */
function begin(parts: SessionParts, opened: Opened, manager: EditorManager, name: string): void {
  const { host, call, props } = parts;
  const { editor, page, origins, texts } = opened;
  const { scope } = host.store.get();
  const offer = copyOffer(name);
  let isRefused = false;
  /** The other side of a conflict is the same person, in another tab. */
  let isMine = false;
  let present: Present = { people: [], more: 0 };
  const more = () => ({
    present,
    isMine,
    isGone: page.isGone,
    revision: page.revision,
    canPreview: page.address !== null,
    hasCopy: offer.isOpen(),
    isJsonOpen: editor.jsonView.isOpen(),
    mistake: editor.jsonView.mistake(),
    mistakes: editor.errorRows(),
  });
  const now = editor.followEditing({
    manager,
    origins,
    name: copyName(name, TAB),
    preview: page.preview,
    isDraft: page.isDraft,
    check: { texts, keys: Object.keys(texts), layer: layerOfScope(scope), scope },
    async send(schema) {
      const reply = await call<SavedDraft>(props()['draftApi'], 'post', { schema, revision: page.revision });
      if (!reply.ok || !reply.data) throw errorOf(reply);
      page.revision = reply.data.revision;
      return reply.data;
    },
    async discard() {
      const reply = await call(props()['discardApi'], 'delete', { revision: page.revision });
      if (!reply.ok && reply.status !== GONE) throw errorOf(reply);
      page.revision = opened.withoutDraft;
    },
    onState(state) {
      const isNew = state.draft === 'conflict' && !isRefused;
      isRefused = state.draft === 'conflict';
      const editor = { ...state, ...more() };
      void props().dispatchEvent('change', { ...props().data, ...editor, editor });
      if (isNew) void conflict.compare();
    },
  });
  const conflict = conflictCommands({
    now,
    offer,
    reconcile: (sides) => call(props()['reconcileApi'], 'post', sides),
    load: () => call(props()['loadApi'], 'get'),
    setRevision(revision) {
      page.revision = revision;
      beginDrawing(name, revision);
    },
    show(data, isMe) {
      isMine = isMe;
      now.report();
      void props().dispatchEvent('conflict', { ...props().data, ...data });
    },
  });
  const { locale } = host.store.get();
  editor.editedTexts.begin({ manager, origins, locale, load: host.parts.allTexts });
  const notice = (msg: string) => void props().dispatchEvent('notice', { ...props().data, msg });
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
  const { store } = manager;
  const commands: Commands = {
    undo: () => void editor.selectChanged(store, () => store.undo()),
    redo: () => void editor.selectChanged(store, () => store.redo()),
    takeCopy: () => offer.answer(now, true),
    dropCopy: () => offer.answer(now, false),
    json: editor.jsonView.toggle,
    showProblem: ({ ids = [], property = '' }) => editor.showProblem(manager, { ids, property }),
    showMistake: editor.jsonView.showMistake,
    forgetText: editor.forgetUnread,
    ...conflict,
    ...draftCommands(parts, opened, now),
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
  offer.begin(now);
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
  const { opened, failure } = useOpened(call, own['loadApi'], { locale, parts, name });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is reported once
  useEffect(() => {
    if (failure) sayFailure(props(), failure);
  }, [failure]);

  function follow(manager: EditorManager): void {
    if (opened) begin({ host, call, props }, opened, manager, name);
  }

  return { opened, isAside: failure !== undefined, follow, parts, locale };
}
