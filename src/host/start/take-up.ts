import { matchRoute } from '../../routes/index.ts';
import { followLinks } from '../../routes/links.ts';
import type { Navigator } from '../../routes/navigator.ts';
import type { ScreenClient } from '../../screens/client.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { Feedback } from '../feedback/feedback.ts';
import { whenIdle, whenTouched } from '../late/when-idle.ts';
import type { MistakesParts } from '../mistakes/mistakes.tsx';
import type { Visits } from '../visits/visits.ts';
import { writeHead } from './document-head.ts';

/** What runs for the life of the document. */
export interface RunningParts {
  store: Store<HostState>;
  navigator: Navigator;
  visits: Visits;
  client: ScreenClient;
  loader: ScreenLoader;
  feedback: Feedback;
  /** What screens of the host's own need, those beside the page. */
  own: MistakesParts;
  /** The last event the document was made after. */
  cursor: string;
  /** Resolves when the server answers again; until then the person is told. */
  untilOnline(signal: AbortSignal): Promise<void>;
}

/** Has at hand what a person is told with, and what sends, before there may be no connection to load them by. */
function prepareForSilence(feedback: Feedback): void {
  for (const part of [feedback.prepare(), import('../../api/transport.ts')]) {
    part.catch(() => undefined);
  }
}

/** Takes over links, the address bar and the document's head; what can wait begins when the browser is idle. */
export function takeUp({
  store,
  navigator,
  visits,
  client,
  loader,
  feedback,
  own,
  cursor,
  untilOnline,
}: RunningParts): void {
  writeHead(store.get());
  store.subscribe(() => writeHead(store.get()));
  navigator.listen((place, arrival) => void visits.visit(place, arrival));
  followLinks(document, {
    navigator,
    isPage: (path) => matchRoute(store.get().routes.routes, new URL(path, 'http://localhost').pathname) !== null,
    onIntent: visits.prepare,
    hold: (address) => store.set({ held: { address, newWindow: true } }),
  });
  if (store.get().documentKind === 'share') {
    // A shared page has an opaque origin: the server answers none of its calls for screens and their changes.
    return;
  }
  whenIdle(async () => {
    const { contextPath, documentKind, routes } = store.get();
    const [{ followChanges }, { mountChrome }] = await Promise.all([
      import('../../screens/live.ts'),
      import('../chrome/chrome.tsx'),
    ]);
    mountChrome(own, document.body, navigator);
    if (documentKind === 'login') {
      const { keepStandardLogin } = await import('../sign-in/keep-standard-login.ts');
      keepStandardLogin(store);
    }
    followChanges({ store, client, loader, contextPath, cursor, untilOnline });
    if (routes.errors['offline']) {
      loader.prefetch(routes.errors['offline'], {});
    }
    await (documentKind === 'login' ? whenTouched() : undefined);
    whenIdle(() => prepareForSilence(feedback));
  });
}
