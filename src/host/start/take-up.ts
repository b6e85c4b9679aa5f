import { matchRoute } from '../../routes/index.ts';
import { followLinks } from '../../routes/links.ts';
import { whenIdle } from '../late/when-idle.ts';
import { writeHead } from './document-head.ts';
import type { RunningParts } from './running-parts.ts';

/** Takes over links, the address bar and the document's head; what can wait begins when the browser is idle. */
export function takeUp(parts: RunningParts): void {
  const { store, navigator, visits } = parts;
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
  whenIdle(async () => (await import('./live-work.ts')).beginLiveWork(parts));
}
