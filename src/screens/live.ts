import { flushSync } from 'react-dom';
import type { HostState, ShownScreen } from '../host/state.ts';
import type { Store } from '../host/store.ts';
import type { ScreenClient } from './client.ts';
import { openEvents } from './events.ts';
import { composed, takeInHand, watchComposition } from './keep-typing.ts';
import type { ScreenLoader } from './loader.ts';

/** What following changes needs of the host. */
export interface LiveParts {
  store: Store<HostState>;
  client: ScreenClient;
  loader: ScreenLoader;
  contextPath: string;
}

/**
 * Keeps the shown screens as the server has them: after a publish or a change of a file the screen is loaded again and takes the
 * place of the old one, without a reload.
 * @returns how to stop
 */
export function followChanges({ store, client, loader, contextPath }: LiveParts): () => void {
  async function refresh(id: string): Promise<void> {
    const next = await loader.reload(id).catch(() => null);
    if (next) {
      await composed();
      swap(store, next);
    }
  }

  function refreshShown(): void {
    const { screen, shell } = store.get().view;
    for (const id of new Set([screen.id, shell?.id ?? screen.id])) {
      void refresh(id);
    }
  }

  watchComposition();
  return openEvents(`${contextPath}/api/screen-events`, {
    onOpen() {
      client.trust(true);
      refreshShown();
    },
    onLost: () => client.trust(false),
    on: {
      screen(data) {
        const { id } = data as { id: string };
        client.forget(id);
        const { screen, shell } = store.get().view;
        if (id === screen.id || id === shell?.id) {
          void refresh(id);
        }
      },
    },
  });
}

/** Puts a newly loaded screen in the place of its predecessor; the same definition changes nothing. */
export function swap(store: Store<HostState>, next: ShownScreen): void {
  const { view } = store.get();
  const renew = (shown: ShownScreen) => (shown.id === next.id && !isSame(shown, next) ? next : shown);
  const screen = renew(view.screen);
  const shell = view.shell && renew(view.shell);
  if (screen !== view.screen || shell !== view.shell) {
    const inHand = takeInHand();
    flushSync(() => store.set({ view: { ...view, screen, shell } }));
    inHand.restore();
  }
}

function isSame(a: ShownScreen, b: ShownScreen): boolean {
  return JSON.stringify(a.source) === JSON.stringify(b.source);
}
