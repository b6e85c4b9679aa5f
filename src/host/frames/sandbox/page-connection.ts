import { Frozen } from '../opening/frozen.tsx';
import { countMessages } from './flood.ts';
import { type FromPage, type PageState, READY, type ToPage } from './messages.ts';
import { paced } from './paced.ts';
import { changedParts } from './page-state.ts';
import { type Pulse, watchPulse } from './pulse.ts';

/** Milliseconds between two connections with the page's document. */
const BETWEEN_CONNECTIONS = 2000;

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
  port: MessagePort;
  pulse: Pulse;
  sent: PageState;
}

/**
 * Waits until the scripts of a page's document run, hands the page over, and asks again and again whether the page answers. A document
 * that is loaded again gets a new connection.
 */
export function connectWithPage(element: HTMLIFrameElement, { state, hear, onLost }: ConnectionParts): PageConnection {
  let open: Open | undefined;
  let isStopped = false;
  const send = (message: ToPage) => open?.port.postMessage(message);
  const mayHear = countMessages(() => {
    stop();
    onLost(new Frozen('the page sends too many messages'));
  });
  const beginning = watchPulse(
    () => undefined,
    () => onLost(new NotBegun('the page does not begin')),
  );

  function close(): void {
    open?.port.close();
    open?.pulse.stop();
    open = undefined;
  }

  function connect(): void {
    if (isStopped) return;
    beginning.stop();
    close();
    const { port1: port, port2 } = new MessageChannel();
    const pulse = watchPulse(
      () => send({ type: 'ping' }),
      () => onLost(new Frozen('the page does not answer any more')),
    );
    port.onmessage = ({ data }: MessageEvent<FromPage>) => {
      if (mayHear()) data?.type === 'pong' ? pulse.beat() : hear(data);
    };
    open = { port, pulse, sent: state() };
    element.contentWindow?.postMessage(READY, '*', [port2]);
    send({ type: 'start', state: open.sent });
  }

  // A document says once that it is ready. A hostile one may say it without end, and each connection costs.
  const connectInTurn = paced(connect, BETWEEN_CONNECTIONS);
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source !== null && source === element.contentWindow && mayHear() && data === READY) connectInTurn();
  };
  function stop(): void {
    isStopped = true;
    window.removeEventListener('message', onMessage);
    beginning.stop();
    close();
  }

  window.addEventListener('message', onMessage);
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
