import type { ShownScreen } from '../../../state/state.ts';
import { frameOf } from '../../frame-data/speaker.ts';
import type { FrameHost } from '../frame-host.ts';
import { createPageCalls } from './asked/page-calls.ts';
import { createPageFiles, FILE_PERIOD } from './asked/page-files.ts';
import { createPageQuestions } from './asked/page-questions.ts';
import { createPageUploads } from './asked/page-uploads.ts';
import { createPageWays } from './asked/page-ways.ts';
import { createPageWishes } from './asked/page-wishes.ts';
import { signedOnce } from './asked/signed-once.ts';
import { everyPeriod, whenHeard } from './asked/used.ts';
import { type FromPage, receivedError } from './messages.ts';
import { connectWithPage } from './page-connection.ts';
import { pageStateOf } from './page-state.ts';

/** What a page in a document of its own tells the one around. */
export interface PageEvents {
  /** The version that is shown now. */
  shown(): ShownScreen;
  /** The page is drawn and answers. */
  onDrawn(): void;
  /** The page has not begun, does not answer, or floods this document: its own has to go at once. */
  onLost(): void;
}

/** A page that is being served. */
export interface ServedPage {
  /** Another version is shown. */
  renew(): void;
  stop(): void;
}

/** What is done for each message of the page. */
type Listeners = {
  [Type in Exclude<FromPage['type'], 'pong'>]: (message: Extract<FromPage, { type: Type }>) => unknown;
};

/**
 * Serves the document in which a tenant's page runs: hands the page over and keeps it up to date, sends its calls, and leads where it may
 * lead. The page's document has no origin, no session and no network; all it can do goes through here.
 */
export function servePage(
  element: HTMLIFrameElement,
  host: FrameHost,
  { shown, onDrawn, onLost }: PageEvents,
): ServedPage {
  const { store, env, parts, onFailure } = host;
  const frameNow = () => frameOf(shown(), store.get().view);
  const isTimeToSave = everyPeriod(FILE_PERIOD);
  const uploads = createPageUploads();
  const answerCall = createPageCalls(env, parts, frameNow, { isTimeToSave, uploads });
  const save = createPageFiles(parts, isTimeToSave);
  const ways = createPageWays(env, parts, frameNow);
  const wishes = createPageWishes(host, ways, () => (page.isOpen() ? shown() : undefined));
  const sign = (words: string) => signedOnce(frameNow(), parts, words);
  const questions = createPageQuestions((message) => page.send(message), sign);
  const listeners: Listeners = {
    call: async (message) => page.send(await answerCall(message)),
    save: async (message) => {
      await whenHeard();
      page.send(save(message));
    },
    chooses: () => whenHeard().then(uploads.choose),
    go: ({ address, replace }) => whenHeard().then(() => wishes.go(address, replace === true)),
    back: () => whenHeard().then(ways.back),
    hold: ({ address, newWindow }) => whenHeard().then(() => wishes.hold(address, newWindow === true)),
    slowed: () => wishes.slowed(),
    failed: ({ error }) => onFailure(shown(), receivedError(error)),
    nodeFailed: ({ error, definition }) => wishes.nodeFailed(error, definition),
    guarded: ({ isGuarded }) => questions.guarded(isGuarded === true),
    question: ({ id, question }) => questions.answer(id, question),
    drawn: () => onDrawn(),
  };
  const page = connectWithPage(element, {
    state: () => pageStateOf(store.get(), shown(), element.title),
    hear(message) {
      if (Object.hasOwn(listeners, message?.type)) listeners[message.type as keyof Listeners](message as never);
    },
    onLost(error) {
      onLost();
      onFailure(shown(), error);
    },
  });
  const stopUpdates = store.subscribe(page.update);
  const stopAsking = parts.navigator.guard((place) => (page.isOpen() ? questions.ask(place) : undefined));
  return {
    renew: page.update,
    stop() {
      stopUpdates();
      stopAsking();
      page.stop();
    },
  };
}
