import { ownEventSource } from '../requests/requests.ts';

const FIRST_DELAY = 500;
const LONGEST_DELAY = 5000;
/** A server that answers but has no stream to give is asked rarely: what it shows works without live updates. */
const REFUSED_DELAY = 5000;
const LONGEST_REFUSED_DELAY = 5 * 60_000;
/** `EventSource.CLOSED`, which the guard takes away with the class. */
const CLOSED = 2;
/** A page that nobody has looked at for so long gives its connection back; browsers have few of them per site. */
const HIDDEN_FOR = 60_000;

/** Who hears of what the server says. */
export interface EventListeners {
  /** The connection stands, for the first time or again. `catchesUp`: what was missed follows, as the last event is known. */
  onOpen(catchesUp: boolean): void;
  /** The connection is lost; `times` counts the failures since it last stood, 0 when it was given back. */
  onLost(times: number): void;
  /** Handlers by the name of the event. */
  on: Record<string, (data: unknown) => void>;
}

const withQuery = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

let again: () => void = () => undefined;

/** Opens the stream of this document anew: what it brings is a matter of the session that it was opened with. */
export const listenAgain = (): void => again();

/**
 * Listens to server-sent events. A lost connection is opened again after a pause that doubles up to five seconds, with some
 * chance in it so that not every browser comes back at the same moment, or as soon as somebody turns to the page; the server then
 * tells what was missed.
 * @param cursor the last event known so far; empty when none is
 * @returns how to stop
 */
export function openEvents(url: string, cursor: string, { onOpen, onLost, on }: EventListeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_DELAY;
  let failures = 0;
  let refusals = 0;
  let lastId = cursor;

  function connect(): void {
    const catchesUp = lastId !== '';
    source = ownEventSource(catchesUp ? withQuery(url, 'lastEventId', lastId) : url);
    source.onopen = () => {
      delay = FIRST_DELAY;
      failures = 0;
      refusals = 0;
      onOpen(catchesUp);
    };
    source.onerror = () => {
      const isRefused = source?.readyState === EventSource.CLOSED;
      source?.close();
      failures += 1;
      onLost(failures);
      timer = setTimeout(connect, (isRefused ? pauseAfterRefusal() : pauseAfterLoss()) * (0.5 + Math.random()));
    };
    for (const [name, handle] of Object.entries(on)) {
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        lastId = lastEventId || lastId;
        handle(JSON.parse(data));
      });
    }
  }

  function pauseAfterLoss(): number {
    const pause = delay;
    delay = Math.min(delay * 2, LONGEST_DELAY);
    return pause;
  }

  /** A browser closes a stream for good when the answer was not one. */
  function pauseAfterRefusal(): number {
    const pause = Math.min(REFUSED_DELAY * 2 ** refusals, LONGEST_REFUSED_DELAY);
    refusals += 1;
    return pause;
  }

  /** The network or the person is back: no reason to wait any longer, unless the server has said no. */
  function hurry(): void {
    if (source?.readyState === CLOSED && refusals === 0) {
      clearTimeout(timer);
      delay = FIRST_DELAY;
      connect();
    }
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') {
      rest = setTimeout(() => {
        clearTimeout(timer);
        source?.close();
        refusals = 0;
        onLost(0);
      }, HIDDEN_FOR);
    } else {
      clearTimeout(rest);
      hurry();
    }
  }

  again = () => {
    clearTimeout(timer);
    source?.close();
    connect();
  };
  connect();
  window.addEventListener('online', hurry);
  window.addEventListener('focus', hurry);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    again = () => undefined;
    window.removeEventListener('online', hurry);
    window.removeEventListener('focus', hurry);
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(rest);
    clearTimeout(timer);
    source?.close();
  };
}
