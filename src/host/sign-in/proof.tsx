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
import { loadRenderersOf } from '../renderers/amis-renderers.ts';

/** The page that asks who one is; it ends with the action `endProof`. */
const screenId = 'account/prove';

/** What the question needs of the host. */
export interface ProofParts {
  store: Store<HostState>;
  loader: ScreenLoader;
  /** What the environments of all frames have in common. */
  env: RenderOptions;
  frameParts: FrameParts;
}

/** The dialogs stand one after the other: each confirms one call. */
let last: Promise<unknown> = Promise.resolve();
let answerOpen: (token: string | null) => void = () => undefined;

registerAction('endProof', {
  async run({ args }, _renderer, event) {
    if (speakerOf(event.context['env'])?.frame.screen !== screenId) return;
    answerOpen(typeof args?.['proof'] === 'string' ? args['proof'] : null);
  },
});

/**
 * Asks a person in a dialog to confirm one call.
 * @param action the challenge that the server refused the call with
 * @returns the token of the proof; null when the person called it off
 */
export function askForProof(parts: ProofParts, action: string): Promise<string | null> {
  const answer = last.then(() => ask(parts, action));
  last = answer.catch(() => undefined);
  return answer;
}

/** The dialog is always the built-in one: an override could read what is typed or say other words. */
async function ask({ store, loader, env, frameParts }: ProofParts, action: string): Promise<string | null> {
  const screen = await loader.load(screenId, {}, 'builtin');
  const { schema } = screen;
  const dialog = dialogOf(schema);
  const state = store.get();
  await loadRenderersOf(dialog, state.locale);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const answered = new Promise<string | null>((resolve) => {
    answerOpen = resolve;
  });
  const opener = { type: 'page', onEvent: { init: { actions: [{ actionType: 'dialog', dialog }] } } };
  const props = { data: { ...rootDataOf(state), action }, locale: state.locale, theme: 'cxd' };
  root.render(
    <TextsContext.Provider value={state.texts}>
      {renderAmis(opener, props, createFrameEnv(env, frameOf(screen), frameParts))}
    </TextsContext.Provider>,
  );
  try {
    return await answered;
  } finally {
    root.unmount();
    place.remove();
  }
}

function dialogOf({ title, ...page }: Record<string, unknown>) {
  const refused = { actions: [{ actionType: 'endProof' }] };
  return { type: 'dialog', title, size: 'sm', closeOnEsc: true, actions: [], body: page, onEvent: { cancel: refused } };
}
