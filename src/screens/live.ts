import { ownHeaders } from '../api/own-headers.ts';
import { fetchTexts } from '../i18n/locale.ts';
import type { FileMistakes, HostState, ShownScreen } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { TAB } from '../state/tab.ts';
import type { Layer, Locale } from '../types/start.ts';
import { type ScreenClient, ScreenUnavailable } from './client.ts';
import { openEvents } from './events.ts';
import { composed, watchComposition } from './keep-typing.ts';
import { gatherNews, type ScreenChange } from './news.ts';
import { tellPresence } from './presence-news.ts';
import { refetchRoutes } from './refetch-routes.ts';
import type { ScreenLoader } from './screen-loader.ts';
import { swapScreen, swapView, withoutFailedParts } from './swap.ts';
import { translateView } from './switch-locale.ts';

/** What following changes needs of the host. */
export interface LiveParts {
  store: Store<HostState>;
  client: ScreenClient;
  loader: ScreenLoader;
  contextPath: string;
  /** The last event the document was made after. */
  cursor: string;
  /** Resolves when the server answers again; until then the person is told. */
  untilOnline(signal: AbortSignal): Promise<void>;
  /** A theme has changed, or another one was chosen. */
  onTheme(changed: string): void;
}

/**
 * Keeps the shown screens, texts and routes as the server has them: after a publish or a change of a file the screen is loaded
 * again and takes the place of the old one, without a reload.
 * @returns how to stop
 */
export function followChanges({
  store,
  client,
  loader,
  contextPath,
  cursor,
  untilOnline,
  onTheme,
}: LiveParts): () => void {
  const stopped = new AbortController();
  watchComposition();

  /** How often each screen was asked for: an answer that a later one has overtaken is not shown. */
  const asked = new Map<string, number>();

  async function refresh(screen: Pick<ShownScreen, 'id' | 'scope'>): Promise<void> {
    const { id } = screen;
    const turn = (asked.get(id) ?? 0) + 1;
    asked.set(id, turn);
    try {
      const next = await withoutFailedParts(await loader.reload(screen), store.get(), loader.adopt);
      await composed();
      if (turn === asked.get(id)) {
        swapScreen(store, next);
      }
    } catch (error) {
      if (error instanceof ScreenUnavailable && error.isSilence) {
        await untilOnline(stopped.signal);
        if (turn === asked.get(id)) {
          await refresh(screen);
        }
      }
    }
  }

  async function refreshTexts(locale: Locale): Promise<void> {
    const texts = await fetchTexts(locale, contextPath).catch(() => null);
    if (texts && store.get().locale === locale) {
      await composed();
      swapView(store, { texts, view: translateView(store.get().view, { locale, texts }) });
    }
  }

  const shown = () => {
    const { screen, shell } = store.get().view;
    return shell ? [screen, shell] : [screen];
  };
  const hear = gatherNews(shown, (screen) => void refresh(screen));

  // An editor is no reader of what it publishes.
  const isReader = store.get().documentKind !== 'editor';
  if (isReader) client.nameTab(TAB);
  const { user, scope } = store.get();
  const query = new URLSearchParams({
    ...(isReader ? { tab: TAB } : {}),
    ...(!user && scope.company ? { company: scope.company } : {}),
  });
  const stopListening = openEvents(`${contextPath}/api/screen-events?${query}`, cursor, {
    onOpen(catchesUp) {
      client.trust(true);
      if (!catchesUp) {
        for (const screen of shown()) void refresh(screen);
      }
    },
    onLost(times) {
      client.trust(false);
      if (times > 1) {
        untilOnline(stopped.signal).catch(() => undefined);
      }
    },
    on: {
      screen(data) {
        const change = data as ScreenChange;
        client.forget(change.id);
        forgetMistake(store, change.id);
        hear(change);
        if (change.id.startsWith('theme/')) onTheme(change.id);
      },
      more() {
        client.trust(false);
        client.trust(true);
        for (const screen of shown()) void refresh(screen);
      },
      presence: (data) => tellPresence((data as { id: string }).id),
      'screen-error': (data) => tellOfMistake(store, data as Mistake),
      mistakes: (data) => noteMistakes(store, data as FileMistakes),
      locale(data) {
        const { locale } = data as { locale: Locale };
        if (locale === store.get().locale) {
          void refreshTexts(locale);
        }
      },
      async routes() {
        const routes = await refetchRoutes(store.get(), ownHeaders(store.get())).catch(() => null);
        if (routes) {
          store.set({ routes });
        }
      },
    },
  });
  return () => {
    stopped.abort();
    stopListening();
  };
}

/** Keeps what is wrong in files; one without mistakes is right again. */
function noteMistakes(store: Store<HostState>, changed: FileMistakes): void {
  const { user, mistakes = [] } = store.get();
  if (!user?.isSuperAdmin) return;
  const others = mistakes.filter(({ file }) => file !== changed.file);
  store.set({ mistakes: changed.mistakes.length > 0 ? [changed, ...others] : others });
}

/** A file of a screen that could not be read. */
interface Mistake {
  id: string;
  line: number;
  column: number;
  message: string;
  layer?: Layer;
}

/** What has been loaded again is no longer broken. */
function forgetMistake(store: Store<HostState>, id: string): void {
  const { notices } = store.get();
  const rest = notices.filter((notice) => notice.kind !== 'screen-error' || notice.screen !== id);
  if (rest.length < notices.length) {
    store.set({ notices: rest });
  }
}

/** Administrators are told where a file broke; the screen itself stays as it was. */
function tellOfMistake(store: Store<HostState>, { id, line, column, message, layer = 'builtin' }: Mistake): void {
  forgetMistake(store, id);
  const { user, notices } = store.get();
  if (user?.isSuperAdmin) {
    store.set({
      notices: [...notices, { kind: 'screen-error', screen: id, layer, message: `${line}:${column} ${message}` }],
    });
  }
}
