import { type RenderOptions, render as renderAmis } from 'amis-core';
import { createRoot } from 'react-dom/client';
import { TextsContext } from '../../i18n/texts-context.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { rootDataOf } from '../frame-data/root-data.ts';
import { frameOf } from '../frame-data/speaker.ts';
import { createFrameEnv } from '../frames/frame-env.ts';
import type { FrameParts } from '../frames/frame-parts.ts';
import { loadFullStyles } from '../late/full-styles.ts';
import './find.css';
import { followArrows } from './follow-arrows.ts';
import { whenThere } from './when-there.ts';

/** A screen beside the page that leads to others. */
export interface Leading {
  screen: string;
  /** The key of its name. */
  title: string;
}

/** What the dialog needs of the host. */
export interface DialogParts {
  store: Store<HostState>;
  loader: ScreenLoader;
  /** What the environments of all frames have in common. */
  env: RenderOptions;
  frameParts: FrameParts;
}

/** The dialog that is there, and what it shows. */
let shown: { place: HTMLDialogElement; screen: string } | undefined;

/** A dialog of the browser's own: it keeps the keyboard inside, and gives it back. It is there before the screen is. */
function openDialog(label: string): HTMLDialogElement {
  const place = document.body.appendChild(document.createElement('dialog'));
  place.className = 'pw-find';
  place.setAttribute('aria-label', label);
  place.addEventListener('click', ({ target }) => {
    if (target === place) place.close();
  });
  place.showModal();
  return place;
}

/** Opens a screen that leads to others, such as the search; the next call for it closes it, and so does every page that is opened. */
export async function toggleDialog(parts: DialogParts, { screen: id, title }: Leading): Promise<void> {
  const before = shown;
  before?.place.close();
  if (before?.screen === id) return;
  const { store, loader, env, frameParts } = parts;
  const place = openDialog(store.get().texts[title] ?? '');
  shown = { place, screen: id };
  const root = createRoot(place);
  const { view, place: from, locale } = store.get();
  const leave = store.subscribe(() => {
    const now = store.get();
    if (now.view.key !== view.key || now.place.key !== from.key || now.locale !== locale) place.close();
  });
  place.addEventListener('close', () => {
    leave();
    if (shown?.place === place) shown = undefined;
    place.remove();
    root.unmount();
  });
  try {
    const [screen] = await Promise.all([loader.load(id, {}, 'builtin'), loadFullStyles()]);
    if (!place.open) return;
    const state = store.get();
    place.setAttribute('aria-label', state.texts[title] ?? '');
    const props = { data: rootDataOf(state), locale, theme: 'cxd' };
    root.render(
      <TextsContext.Provider value={state.texts}>
        {renderAmis(
          screen.schema as Parameters<typeof renderAmis>[0],
          props,
          createFrameEnv(env, frameOf(screen), frameParts),
        )}
      </TextsContext.Provider>,
    );
    followArrows(place);
    whenThere(place, 'input[name], .pw-find-list a', (first) => first.focus());
  } catch (error) {
    place.close();
    throw error;
  }
}
