import type { RenderOptions } from 'amis-core';
import { createConnection } from '../api/connection.ts';
import { createFetcher } from '../api/fetcher.ts';
import { Cancelled } from '../api/request.ts';
import { switchLocale } from '../i18n/switch-locale.ts';
import { matchRoute } from '../routes/index.ts';
import { followLinks } from '../routes/links.ts';
import { createNavigator } from '../routes/navigator.ts';
import { createScreenClient } from '../screens/client.ts';
import { createScreenLoader } from '../screens/loader.ts';
import type { DocumentKind, Locale, StartData } from '../types/start.ts';
import { registerActions } from './actions.ts';
import { loadRenderersOf } from './amis-renderers.ts';
import { writeHead } from './document-head.ts';
import { createEnv } from './env.ts';
import { fallBack } from './fall-back.ts';
import { createFeedback } from './feedback.ts';
import { firstState } from './first-state.ts';
import type { HostState, ShownScreen } from './state.ts';
import { createStore, type Store } from './store.ts';
import { createVisits } from './visits.ts';
import { whenIdle } from './when-idle.ts';

/** The parts of a running host that the document's root component needs. */
export interface Host {
  store: Store<HostState>;
  env: RenderOptions;
  /** Everything the first screen needs is there. */
  ready: Promise<unknown>;
  onFailure: (screen: ShownScreen, error: Error) => void;
  /** To be called after the first render: begins what can wait. */
  started(): void;
}

/** Puts the host together. Nothing here has effects on the document before `started`. */
export function createHost(start: StartData, documentKind: DocumentKind): Host {
  const { contextPath } = start;
  const feedback = createFeedback(() => document.body);
  const navigator = createNavigator(contextPath, (text) => feedback.confirm(text));
  const store = createStore(firstState(start, documentKind, navigator.place()));
  const client = createScreenClient(contextPath);
  const loader = createScreenLoader(store, client);
  let page = new AbortController();
  const text = (key: string) => store.get().texts[key] ?? '';

  const visits = createVisits(store, navigator, loader, () => {
    page.abort();
    page = new AbortController();
  });
  const connection = createConnection(
    async () => (await fetch(`${contextPath}/healthz`, { cache: 'no-store' })).ok,
    (online) => store.set({ online }),
  );
  const fetcher = createFetcher({
    contextPath,
    text,
    locale: () => store.get().locale,
    pageSignal: () => page.signal,
    untilOnline: connection.untilOnline,
    onSignedOut() {
      if (documentKind === 'login') {
        return false;
      }
      visits.signIn();
      return true;
    },
    onPageRefused: (status) => void visits.showError(status === 403 ? '403' : status === 404 ? '404' : '500'),
  });
  const env = createEnv({
    navigator,
    feedback,
    fetcher,
    isCancel: (reason) => reason instanceof Cancelled,
    unknownNode: () => undefined,
    onNodeError: (error) => console.error(error),
  });

  const setLocale = async (locale: Locale): Promise<void> => {
    if (locale !== store.get().locale) {
      await switchLocale(store, locale).catch(() => feedback.notify('error', text('host.noAnswer')));
    }
  };
  registerActions({ navigator, contextPath, setLocale, signOut });

  async function signOut(): Promise<void> {
    await fetcher({ method: 'post', url: '/logout' });
    navigator.load('/logout');
  }

  return {
    store,
    env,
    ready: Promise.all([
      loadRenderersOf(start.screen.schema, start.locale),
      start.shell && loadRenderersOf(start.shell.schema, start.locale),
    ]),
    onFailure: (screen, error) => void fallBack(store, loader, screen, error),
    started() {
      store.subscribe(() => writeHead(store.get()));
      navigator.listen((place, arrival) => void visits.visit(place, arrival));
      followLinks(document, navigator, (path) => isPage(store.get(), path));
      whenIdle(async () => {
        const { followChanges } = await import('../screens/live.ts');
        followChanges({ store, client, loader, contextPath });
      });
    },
  };
}

function isPage({ routes }: HostState, path: string): boolean {
  const { pathname } = new URL(path, 'http://localhost');
  return matchRoute(routes.routes, pathname) !== null;
}
