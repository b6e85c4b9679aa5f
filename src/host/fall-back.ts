import { prefixOf } from '../screens/address.ts';
import { OWN_REQUEST } from '../screens/client.ts';
import type { ScreenLoader } from '../screens/loader.ts';
import type { HostState, ShownScreen } from './state.ts';
import type { Store } from './store.ts';

/**
 * Shows the next layer of a screen that cannot be rendered, and tells the server, which notes it and tells administrators. Below
 * the built-in layer there is nothing; then the error screen is shown.
 */
export async function fallBack(
  store: Store<HostState>,
  loader: ScreenLoader,
  failed: ShownScreen,
  error: Error,
): Promise<void> {
  void reportFailure(store.get(), failed, error);
  const next = await loader.below(failed).catch(() => null);
  const replacement = next ?? (await loader.load(store.get().routes.errors['500'] ?? '').catch(() => null));
  const { view, user, notices } = store.get();
  if (!replacement) {
    return;
  }
  const swap = (screen: ShownScreen) => (screen.source === failed.source ? replacement : screen);
  const told = user?.isSuperAdmin && failed.layer !== 'builtin';
  store.set({
    view: { ...view, screen: swap(view.screen), shell: view.shell && swap(view.shell) },
    notices: told
      ? [...notices, { kind: 'override-failed', screen: failed.id, layer: failed.layer, message: error.message }]
      : notices,
  });
}

async function reportFailure({ scope, contextPath }: HostState, screen: ShownScreen, error: Error): Promise<void> {
  const { id, layer, version } = screen;
  await fetch(`${contextPath}${prefixOf(scope)}/screen/${id}/failure`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...OWN_REQUEST },
    body: JSON.stringify({ layer, version, message: error.message.slice(0, 500) }),
  }).catch(() => undefined);
}
