import { Editor } from 'amis-editor';
import type { EditorManager } from 'amis-editor-core';
import { reaction } from 'mobx';
import { lazy, Suspense, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createFrameEnv } from '../host/frames/frame-env.ts';
import { FrameHostContext } from '../host/frames/frame-host.ts';
import { TextsContext } from '../i18n/texts-context.ts';
import type { Texts } from '../i18n/translate.ts';
import type { Frame } from '../reach/frame.ts';
import type { Locale } from '../types/start.ts';
import { canvasEnv } from './canvas/canvas-env.ts';
import { canvasPage } from './canvas/canvas-page.ts';
import { conditions } from './canvas/conditions.ts';
import { type Parts, PartsContext } from './canvas/included.tsx';
import { InPlaceContext, partsInPlace } from './canvas/parts-in-place.ts';
import { placeTools } from './canvas/place-tools.ts';
import { beginLook, setLook } from './canvas/sheets.ts';
import { AuthorContext, HeldContext } from './canvas/tenant-page.tsx';
import { useCanvasScale } from './canvas/use-canvas-scale.ts';
import { useHiddenSelection } from './canvas/use-hidden-selection.ts';
import { actionOptions } from './doors/actions.ts';
import { isLeftOut } from './doors/plugins.ts';
import { loadJsonView } from './json/load-json-view.ts';
import { jsonView } from './json/view-state.ts';
import { mend } from './mend.ts';
import { nameParts } from './name-parts.ts';
import type { Origins } from './page/marked.ts';
import { reachByKeys } from './palette/reach-by-keys.ts';
import type { EditorPlugin } from './plugin.ts';
import { ProblemList } from './problem-list.tsx';
import { showProblem } from './show-problem.ts';

interface WorkplaceProps {
  /** Whose page it is. */
  author: Frame;
  /** The page with the editor's marks. */
  value: object;
  origins: Origins;
  plugins: readonly EditorPlugin[];
  texts: Texts;
  locale: string;
  /** What the page reads by `${…}`. */
  data: object;
  /** Pixels. */
  width: number;
  look: string;
  /** How large the canvas is drawn: 1 is its size, nothing as large as its place allows. */
  zoom?: number | undefined;
  /** The canvas leaves out what its reader would not see. */
  asSeen: boolean;
  parts: Parts;
  /** The page is not drawn before somebody has changed it. */
  isHeld: boolean;
  /** A node is wanted that the canvas leaves out. */
  onReveal(): void;
  /** The editor is there, and its page is drawn next. */
  onReady(manager: EditorManager): void;
}

/** Widths below this one are those of phones. */
const NARROW = 600;

/** Pixels of a window below which the palette is folded at first: it would cover the page. */
const ROOM_FOR_PALETTE = 900;

/** Milliseconds in which amis-editor fills its palette and its panel itself. */
const FILLED = 100;

/**
 * Fills the palette and the panel whenever they are empty though the page is drawn. The editor does so itself only when it selects the page at
 * the start, which would change it; and it empties both where they are wanted before the canvas is drawn: at first, and after a step that draws the page anew.
 */
function keepFilled(manager: EditorManager): () => void {
  const { store } = manager;
  const wanted = () => store.activeId || store.getRootId();
  return reaction(
    () =>
      store.ready &&
      Boolean(store.getNodeById(wanted())) &&
      (store.subRenderers.length === 0 || store.panels.length === 0) &&
      wanted(),
    async (id) => {
      if (!id) return;
      await manager.buildRenderers();
      if (wanted() === id) manager.buildPanels(id);
    },
    { delay: FILLED, fireImmediately: true },
  );
}

/** Leaves the rail of the palette alone beside the canvas, as amis-editor's own button does. */
function foldPalette({ store }: EditorManager): void {
  store.changeLeftPanelOpenStatus(false);
  store.changeLeftPanelKey('none');
}

/** Draws the frame of the selected node where the node is now. */
function frameSelected(manager: EditorManager | undefined): void {
  const store = manager?.store;
  if (store?.activeId) store.calculateHighlightBox([store.activeId]);
}

/** amis-editor with one page in it. There is one in a document: leaving it means leaving the document. */
export default function Workplace(props: WorkplaceProps) {
  const { author, value, origins, plugins, texts, locale, data, width, look, zoom, asSeen, parts, onReveal, onReady } =
    props;
  const manager = useRef<EditorManager>();
  const [isHeld, setHeld] = useState(props.isHeld);
  const place = useRef<HTMLDivElement>(null);
  useCanvasScale(place, manager, { width, zoom });
  const host = useContext(FrameHostContext)!;
  const [env] = useState(() => canvasEnv(createFrameEnv(host.env, author, host.parts).fetcher as never));
  const [inPlace] = useState(() => partsInPlace(() => manager.current));
  useState(() => beginLook(look));
  const filter = useMemo(() => canvasPage(texts, locale as Locale), [texts, locale]);
  const words = (key: string) => texts[key];
  // Monaco comes with it.
  const JsonView = useMemo(() => lazy(() => loadJsonView(locale)), [locale]);
  const isJsonOpen = useSyncExternalStore(jsonView.subscribe, jsonView.isOpen);
  const isTextBroken = useSyncExternalStore(jsonView.subscribe, () => jsonView.mistake() !== '');
  useEffect(() => {
    const canvas = manager.current?.store.getDoc();
    if (canvas) setLook(canvas, look);
  }, [look]);
  useState(() => conditions.set(asSeen));
  useEffect(() => conditions.set(asSeen), [asSeen]);
  useEffect(() => conditions.onReveal(onReveal), [onReveal]);
  const isSelectionHidden = useHiddenSelection(manager);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these move nodes on the canvas, and the frame of the selected one with them
  useEffect(() => {
    const frame = requestAnimationFrame(() => frameSelected(manager.current));
    return () => cancelAnimationFrame(frame);
  }, [asSeen, data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor has been mounted
  useEffect(() => {
    const mounted = manager.current;
    if (!mounted) return;
    const stop = keepFilled(mounted);
    if (window.innerWidth < ROOM_FOR_PALETTE) foldPalette(mounted);
    reachByKeys(place.current!);
    placeTools(place.current!);
    nameParts(place.current!, texts['editor.canvas'] ?? '');
    onReady(mounted);
    return stop;
  }, []);
  return (
    <TextsContext.Provider value={texts}>
      <PartsContext.Provider value={parts}>
        <InPlaceContext.Provider value={inPlace}>
          <div className="pw-editor-row">
            <div className="pw-editor-main" ref={place}>
              <AuthorContext.Provider value={author}>
                <HeldContext.Provider value={isHeld}>
                  <Editor
                    theme="cxd"
                    value={value as never}
                    isMobile
                    autoFocus={false}
                    appLocale={locale}
                    previewProps={{ narrow: width < NARROW }}
                    plugins={plugins as never}
                    disablePluginList={isLeftOut as never}
                    actionOptions={actionOptions as never}
                    amisEnv={env as never}
                    data={data}
                    schemaFilter={(schema: object) => filter(schema)}
                    onEditorMount={(mounted: EditorManager) => {
                      manager.current = mounted;
                    }}
                    onChange={() => setHeld(false)}
                  />
                </HeldContext.Provider>
              </AuthorContext.Provider>
              <p className="pw-no-panel">{words('editor.nothingSelected')}</p>
              {isSelectionHidden ? (
                <output className="pw-hidden-selection">{words('editor.hiddenSelection')}</output>
              ) : null}
            </div>
            {(isJsonOpen || isTextBroken) && manager.current ? (
              <Suspense fallback={<div className="pw-json" aria-busy="true" />}>
                <JsonView manager={manager.current} {...{ origins, texts, words }} hidden={!isJsonOpen} />
              </Suspense>
            ) : null}
          </div>
          <ProblemList
            words={words}
            onSelect={(problem) => manager.current && showProblem(manager.current, problem)}
            onMend={(problem) => manager.current && void mend(manager.current, origins, problem)}
          />
        </InPlaceContext.Provider>
      </PartsContext.Provider>
    </TextsContext.Provider>
  );
}
