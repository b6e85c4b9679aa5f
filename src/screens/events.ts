const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;

/** Who hears of what the server says. */
export interface EventListeners {
  /** The connection stands, for the first time or again; whatever happened in between was missed. */
  onOpen(): void;
  onLost(): void;
  /** Handlers by the name of the event. */
  on: Record<string, (data: unknown) => void>;
}

/**
 * Listens to server-sent events. A lost connection is opened again after a pause that doubles up to half a minute, with some
 * chance in it so that not every browser comes back at the same moment.
 * @returns how to stop
 */
export function openEvents(url: string, { onOpen, onLost, on }: EventListeners): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_DELAY;

  function connect(): void {
    source = new EventSource(url);
    source.onopen = () => {
      delay = FIRST_DELAY;
      onOpen();
    };
    source.onerror = () => {
      source?.close();
      onLost();
      timer = setTimeout(connect, delay * (0.5 + Math.random()));
      delay = Math.min(delay * 2, LONGEST_DELAY);
    };
    for (const [name, handle] of Object.entries(on)) {
      source.addEventListener(name, (event) => handle(JSON.parse((event as MessageEvent<string>).data)));
    }
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
