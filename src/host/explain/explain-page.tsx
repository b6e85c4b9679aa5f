import { type RenderOptions, registerAction, render as renderAmis } from 'amis-core';
import { createRoot } from 'react-dom/client';
import { TextsContext } from '../../i18n/texts-context.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { rootDataOf } from '../frame-data/root-data.ts';
import { frameOf, speakerOf } from '../frame-data/speaker.ts';
import { createFrameEnv } from '../frames/frame-env.ts';
import type { FrameParts } from '../frames/frame-parts.ts';
import { loadFullStyles } from '../late/full-styles.ts';
import './explain.css';
import { explainedOf, type Piece } from './explanation.ts';
import { openPanel, type Panel } from './panel.ts';

/** The screen with the explanation. It says with the action `outlineParts` what is to be outlined. */
const screenId = 'screens/explain-here';

/** What the explanation needs of the host. */
export interface ExplainParts {
  store: Store<HostState>;
  loader: ScreenLoader;
  /** What the environments of all frames have in common. */
  env: RenderOptions;
  frameParts: FrameParts;
}

let shown: Pick<Panel, 'explained' | 'close'> | undefined;

registerAction('outlineParts', {
  async run({ args }, _renderer, event) {
    if (speakerOf(event.context['env'])?.frame.screen !== screenId) return;
    const { screen, pieces } = (args ?? {}) as { screen?: string; pieces?: Piece[] };
    if (screen && pieces) shown?.explained(screen, pieces);
  },
});

function closeExplanation(): void {
  shown?.close();
  shown = undefined;
}

/** The explanation is of the page that it was opened for, and in the language of that moment. */
function closeWithPage(store: Store<HostState>): () => void {
  const { view, locale } = store.get();
  const leave = store.subscribe(() => {
    const now = store.get();
    if (now.view.key !== view.key || now.locale !== locale) closeExplanation();
  });
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) closeExplanation();
  };
  document.addEventListener('keydown', onKey);
  return () => {
    leave();
    document.removeEventListener('keydown', onKey);
  };
}

/**
 * Explains the page beside it and outlines its parts; the next call ends that. Nothing happens where this person may change neither the
 * page nor its shell. The explanation is always the built-in one: it also has to explain a page that does not work.
 */
export async function toggleExplanation({ store, loader, env, frameParts }: ExplainParts): Promise<void> {
  if (shown) {
    closeExplanation();
    return;
  }
  if (explainedOf(store.get()).length === 0) return;
  const [screen] = await Promise.all([loader.load(screenId, {}, 'builtin'), loadFullStyles()]);
  const state = store.get();
  const { pathname, search } = state.place;
  const wayBack = `?from=${encodeURIComponent(pathname + search)}`;
  const props = {
    data: { ...rootDataOf(state), explained: explainedOf(state), wayBack },
    locale: state.locale,
    theme: 'cxd',
  };
  const panel = openPanel(store);
  const root = createRoot(panel.place);
  const stop = closeWithPage(store);
  shown = {
    explained: panel.explained,
    close() {
      stop();
      root.unmount();
      panel.close();
    },
  };
  root.render(
    <TextsContext.Provider value={state.texts}>
      {renderAmis(
        screen.schema as Parameters<typeof renderAmis>[0],
        props,
        createFrameEnv(env, frameOf(screen), frameParts),
      )}
    </TextsContext.Provider>,
  );
}
