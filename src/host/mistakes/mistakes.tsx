import { type RenderOptions, registerAction, render as renderAmis } from 'amis-core';
import { createRoot, type Root } from 'react-dom/client';
import { TextsContext } from '../../i18n/texts-context.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { FileMistakes, HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { Locale } from '../../types/start.ts';
import { rootDataOf } from '../frame-data/root-data.ts';
import { frameOf } from '../frame-data/speaker.ts';
import { createFrameEnv } from '../frames/frame-env.ts';
import type { FrameParts } from '../frames/frame-parts.ts';
import { loadFullStyles } from '../late/full-styles.ts';
import './mistakes.css';

/** The screen that shows the mistakes. The action `closeMistakes` closes it. */
const screenId = 'dev/mistakes';

/** What the overlay needs of the host. */
export interface MistakesParts {
  store: Store<HostState>;
  loader: ScreenLoader;
  /** What the environments of all frames have in common. */
  env: RenderOptions;
  frameParts: FrameParts;
}

type RootSchema = Parameters<typeof renderAmis>[0];

let shown: { place: HTMLElement; root: Root; stop(): void } | undefined;

registerAction('closeMistakes', { run: async () => close() });

function close(): void {
  shown?.stop();
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}

/** A place over the page that screen readers read out when its words change. It takes no focus: whoever types goes on. */
function open(draw: () => void, store: Store<HostState>): NonNullable<typeof shown> {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = 'pw-mistakes';
  place.setAttribute('role', 'alert');
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  document.addEventListener('keydown', onKey);
  let { locale } = store.get();
  const unsubscribe = store.subscribe(() => {
    if (store.get().locale === locale) return;
    ({ locale } = store.get());
    draw();
  });
  const stop = () => {
    unsubscribe();
    document.removeEventListener('keydown', onKey);
  };
  return { place, root: createRoot(place), stop };
}

/** What the screen reads: a mistake a row, in the person's language. */
function rowsIn(wrong: readonly FileMistakes[], locale: Locale) {
  return wrong.flatMap(({ file, mistakes }) =>
    mistakes.map(({ message, ...mistake }) => ({ ...mistake, file, message: message[locale] })),
  );
}

/** Loads the screen for each drawing, because loading puts in the texts of the current language. */
async function draw(parts: MistakesParts): Promise<void> {
  const { store, loader, env, frameParts } = parts;
  const [screen] = await Promise.all([loader.load(screenId, {}, 'builtin'), loadFullStyles()]);
  const state = store.get();
  const { mistakes: wrong = [] } = state;
  if (wrong.length === 0) return;
  shown ??= open(() => void draw(parts), store);
  const more = wrong.reduce((sum, file) => sum + file.more, 0);
  const data = { ...rootDataOf(state), mistakes: rowsIn(wrong, state.locale), more };
  const props = { data, locale: state.locale, theme: 'cxd' };
  const schema = screen.schema as RootSchema;
  shown.root.render(
    <TextsContext.Provider key={JSON.stringify([state.locale, data.mistakes])} value={state.texts}>
      {renderAmis(schema, props, createFrameEnv(env, frameOf(screen), frameParts))}
    </TextsContext.Provider>,
  );
}

/** Shows the mistakes in files until all files are right or the person closes the overlay. The next change opens it again. */
export async function showMistakes(parts: MistakesParts): Promise<void> {
  if (parts.store.get().mistakes?.length) await draw(parts);
  else close();
}
