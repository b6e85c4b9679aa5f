const FIRST_DELAY = 500;
const LONGEST_DELAY = 5000;
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
  let lastId = cursor;

  function connect(): void {
    const catchesUp = lastId !== '';
    source = new EventSource(catchesUp ? `${url}?lastEventId=${encodeURIComponent(lastId)}` : url);
    source.onopen = () => {
      delay = FIRST_DELAY;
      failures = 0;
      onOpen(catchesUp);
    };
    source.onerror = () => {
      source?.close();
      failures += 1;
      onLost(failures);
      timer = setTimeout(connect, delay * (0.5 + Math.random()));
      delay = Math.min(delay * 2, LONGEST_DELAY);
    };
    for (const [name, handle] of Object.entries(on)) {
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        lastId = lastEventId || lastId;
        handle(JSON.parse(data));
      });
    }
  }

  /** The network or the person is back: no reason to wait any longer. */
  function hurry(): void {
    if (source?.readyState === EventSource.CLOSED) {
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
        onLost(0);
      }, HIDDEN_FOR);
    } else {
      clearTimeout(rest);
      hurry();
    }
  }

  connect();
  window.addEventListener('online', hurry);
  window.addEventListener('focus', hurry);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', hurry);
    window.removeEventListener('focus', hurry);
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(rest);
    clearTimeout(timer);
    source?.close();
  };
}
