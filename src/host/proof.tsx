import { type RenderOptions, registerAction, render as renderAmis } from 'amis-core';
import { createRoot } from 'react-dom/client';
import { TextsContext } from '../i18n/texts-context.ts';
import type { ScreenLoader } from '../screens/loader.ts';
import { loadRenderersOf } from './amis-renderers.ts';
import { rootDataOf } from './root-data.ts';
import type { HostState } from './state.ts';
import type { Store } from './store.ts';

/** The page that asks who one is; it ends with the action `endProof`. */
const screenId = 'account/prove';

/** What the question needs of the host. */
export interface ProofParts {
  store: Store<HostState>;
  loader: ScreenLoader;
  env: RenderOptions;
}

let open: Promise<boolean> | undefined;
let answerOpen: (given: boolean) => void = () => undefined;

registerAction('endProof', {
  run: async ({ args }) => answerOpen(Boolean(args?.['given'])),
});

/**
 * Asks a person in a dialog to prove who it is; calls that are refused together ask once. Resolves with whether that was
 * done.
 */
export function askForProof(parts: ProofParts): Promise<boolean> {
  open ??= ask(parts).finally(() => {
    open = undefined;
  });
  return open;
}

async function ask({ store, loader, env }: ProofParts): Promise<boolean> {
  const { schema } = await loader.load(screenId);
  const dialog = dialogOf(schema);
  const state = store.get();
  await loadRenderersOf(dialog, state.locale);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const answered = new Promise<boolean>((resolve) => {
    answerOpen = resolve;
  });
  const opener = { type: 'page', onEvent: { init: { actions: [{ actionType: 'dialog', dialog }] } } };
  const props = { data: rootDataOf(state), locale: state.locale, theme: 'cxd' };
  root.render(
    <TextsContext.Provider value={state.texts}>
      {renderAmis(opener, props, { ...env, session: 'proof' })}
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
  const refused = { actions: [{ actionType: 'endProof', args: { given: false } }] };
  return { type: 'dialog', title, size: 'sm', closeOnEsc: true, actions: [], body: page, onEvent: { cancel: refused } };
}
