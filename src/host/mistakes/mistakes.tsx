import { type RenderOptions, registerAction, render as renderAmis } from 'amis-core';
import { createRoot, type Root } from 'react-dom/client';
import { TextsContext } from '../../i18n/texts-context.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { Locale } from '../../types/start.ts';
import { rootDataOf } from '../frame-data/root-data.ts';
import { frameOf } from '../frame-data/speaker.ts';
import { createFrameEnv } from '../frames/frame-env.ts';
import type { FrameParts } from '../frames/frame-parts.ts';
import { loadFullStyles } from '../late/full-styles.ts';
import './mistakes.css';

/** The screen that tells of mistakes; it ends with the action `closeMistakes`. */
const screenId = 'dev/mistakes';

/** What the overlay needs of the host. */
export interface MistakesParts {
  store: Store<HostState>;
  loader: ScreenLoader;
  /** What the environments of all frames have in common. */
  env: RenderOptions;
  frameParts: FrameParts;
}

/** What the server says of a file that was changed; without mistakes it is right again. */
export interface FileMistakes {
  file: string;
  mistakes: {
    line: number;
    column: number;
    text: string;
    code: string;
    suggestion: string;
    message: Record<Locale, string>;
  }[];
  more: number;
}

/** Files that are wrong, the one changed last in front. */
let wrong: FileMistakes[] = [];
let shown: { place: HTMLElement; root: Root; stop(): void } | undefined;
let screen: ShownScreen | undefined;

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
function rowsIn(locale: Locale) {
  return wrong.flatMap(({ file, mistakes }) =>
    mistakes.map(({ message, ...mistake }) => ({ ...mistake, file, message: message[locale] })),
  );
}

async function draw(parts: MistakesParts): Promise<void> {
  const { store, loader, env, frameParts } = parts;
  // Loaded anew for each language: its texts are put in when it is loaded.
  screen = await loader.load(screenId, {}, 'builtin');
  await loadFullStyles();
  if (wrong.length === 0) return;
  shown ??= open(() => void draw(parts), store);
  const state = store.get();
  const more = wrong.reduce((sum, file) => sum + file.more, 0);
  const data = { ...rootDataOf(state), mistakes: rowsIn(state.locale), more };
  const props = { data, locale: state.locale, theme: 'cxd' };
  shown.root.render(
    <TextsContext.Provider key={JSON.stringify(data.mistakes)} value={state.texts}>
      {renderAmis({ ...screen.schema, type: 'page' }, props, createFrameEnv(env, frameOf(screen), frameParts))}
    </TextsContext.Provider>,
  );
}

/**
 * Shows what is wrong in the files that were changed, until all of them are right or the person closes it; the next mistake opens it
 * again.
 */
export async function tellMistakes(parts: MistakesParts, told: FileMistakes): Promise<void> {
  wrong = wrong.filter(({ file }) => file !== told.file);
  if (told.mistakes.length > 0) wrong.unshift(told);
  if (wrong.length === 0) close();
  else if (told.mistakes.length > 0 || shown) await draw(parts);
}
