import { Frozen } from '../../opening/frozen.tsx';
import type { FromPage, PageState, ToPage } from '../messages.ts';
import { changedParts } from '../page-state.ts';
import { boundFlood } from '../relay/flood.ts';
import { startRelay } from '../relay/start-relay.ts';
import { paced } from './paced.ts';
import { type Pulse, watchPulse } from './pulse.ts';
import { listenToWindow } from './window-messages.ts';

/** Milliseconds between two connections with the page's document. */
const BETWEEN_CONNECTIONS = 2000;

/** Messages of the page's window in a second. It sends one when its scripts run, with a port; all others go through that. */
const MOST = { messages: 50, characters: 0 };

/** The page's document has not begun. Another page may keep the browser busy, so the failure is not reported. */
export class NotBegun extends Error {
  override name = 'NotBegun';
}

/** What a connection needs to know. */
export interface ConnectionParts {
  /** What the page's document knows now. */
  state(): PageState;
  hear(message: FromPage): void;
  /** The page does not answer, or has not begun. */
  onLost(error: Error): void;
}

/** The connection with the document of a tenant's page. */
export interface PageConnection {
  isOpen(): boolean;
  /** Does nothing while there is no connection. */
  send(message: ToPage): void;
  /** Sends what has changed since the last state. */
  update(): void;
  stop(): void;
}

/** The page's document, once its scripts run. */
interface Open {
  pulse: Pulse;
  sent: PageState;
}

/**
 * Waits until the scripts of a page's document run, hands the page over, and asks again and again whether the page answers. A document
 * that is loaded again gets a new connection.
 * @param start starts the thread that reads the page's messages first
 */
export function connectWithPage(
  element: HTMLIFrameElement,
  { state, hear, onLost }: ConnectionParts,
  start = startRelay,
): PageConnection {
  let open: Open | undefined;
  let isStopped = false;
  const lose = (error: Error) => {
    stop();
    onLost(error);
  };
  const onFlood = () => lose(new Frozen('the page sends too many messages'));
  const relay = start({
    hear: (message) => (message?.type === 'pong' ? open?.pulse.beat() : hear(message)),
    onFlood,
    onBroken: () => lose(new NotBegun('the page cannot be heard')),
  });
  const send = (message: ToPage) => open && relay.send(message);
  const beginning = watchPulse(
    () => undefined,
    () => onLost(new NotBegun('the page does not begin')),
  );

  function connect(port: MessagePort): void {
    if (isStopped) return;
    beginning.stop();
    open?.pulse.stop();
    const pulse = watchPulse(
      () => send({ type: 'ping' }),
      () => onLost(new Frozen('the page does not answer any more')),
    );
    open = { pulse, sent: state() };
    relay.connect(port);
    send({ type: 'start', state: open.sent });
  }

  // A document hands over a port once. A hostile one may do so without end, and each connection costs.
  const connectInTurn = paced(connect, BETWEEN_CONNECTIONS);
  const mayHear = boundFlood(MOST, onFlood);
  const stopListening = listenToWindow(element, ({ ports: [port] }) => {
    if (mayHear({ messages: 1 }) && port) connectInTurn(port);
  });
  function stop(): void {
    isStopped = true;
    stopListening();
    beginning.stop();
    open?.pulse.stop();
    open = undefined;
    relay.stop();
  }

  return {
    isOpen: () => open !== undefined,
    send,
    update() {
      if (!open) return;
      const now = state();
      const change = changedParts(open.sent, now);
      open.sent = now;
      if (Object.keys(change).length > 0) send({ type: 'change', change });
    },
    stop,
  };
}
