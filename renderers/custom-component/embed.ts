import { readMessage, type ToComponent } from './messages.ts';

/** Why a component was ended. */
export type Ending = 'never-ready' | 'silent' | 'failed' | 'crashed' | 'left' | 'flood' | 'malformed';

/** What a component begins with. */
export interface Begin {
  props: Record<string, unknown>;
  theme: Record<string, string>;
  locale: string;
}

interface Options {
  src: string;
  title: string;
  height: number;
  begin: () => Begin;
  onReady: () => void;
  onEvent: (name: string, detail: unknown) => void;
  onEnd: (why: Ending, message: string) => void;
}

/** A component in its frame. */
export interface Embedded {
  send(message: ToComponent): void;
  /** Takes the frame away. Nothing is told of it. */
  remove(): void;
}

/** Milliseconds: from the frame to the word that the component is there; between two questions; of silence. */
const READY_WITHIN = 20_000;
const EVERY = 1000;
const PATIENCE = 3000;

/** Messages in a second; malformed ones altogether; errors that it goes on after; pixels of a frame. */
const PER_SECOND = 100;
const MOST_MALFORMED = 10;
const MOST_ERRORS = 2;
const HIGHEST = 4000;

function frameOf({ src, title, height }: Options): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('credentialless', '');
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  // In the canvas of the editor there is no sheet of this node.
  frame.style.cssText = `display: block; width: 100%; height: ${height}px; border: 0; color-scheme: inherit`;
  frame.src = src;
  return frame;
}

/** Lets so many messages of a second through. */
function bucket(perSecond: number): () => boolean {
  let left = perSecond;
  let last = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(perSecond, left + ((now - last) * perSecond) / 1000);
    last = now;
    left -= 1;
    return left >= 0;
  };
}

/**
 * Puts a component into a box: a frame without origin and network, and one port for everything that it says. A component that fails,
 * floods, leaves its document, never begins or no longer answers is taken away.
 */
export function embed(box: HTMLElement, options: Options): Embedded {
  const { begin, onReady, onEvent, onEnd } = options;
  const frame = frameOf(options);
  const { port1: port, port2: its } = new MessageChannel();
  const mayPass = bucket(PER_SECOND);
  let loads = 0;
  let malformed = 0;
  let errors = 0;
  let isReady = false;
  let heard = performance.now();
  let asked = heard;
  let beat: ReturnType<typeof setInterval> | undefined;

  function remove(): void {
    clearTimeout(deadline);
    clearInterval(beat);
    port.close();
    port.onmessage = null;
    frame.remove();
  }

  function end(why: Ending, message = ''): void {
    remove();
    onEnd(why, message);
  }

  /** Without a start or with a picture that no longer follows the page it ends; other errors are logged and counted. */
  function fail({ message, isFatal = false }: { message: string; isFatal?: boolean }): void {
    errors += 1;
    console.warn(`component ${options.title}: ${message}`);
    if (!isReady) end('failed', message);
    else if (isFatal || errors > MOST_ERRORS) end('crashed', message);
  }

  /** A document that has slept or was busy itself gives the component its time anew. */
  function ask(): void {
    const now = performance.now();
    if (document.hidden || now - asked > 2 * EVERY) heard = now;
    asked = now;
    if (now - heard > PATIENCE) end('silent');
    else port.postMessage({ t: 'ping' });
  }

  port.onmessage = ({ data }) => {
    heard = performance.now();
    if (!mayPass()) return end('flood');
    const message = readMessage(data);
    if (!message) {
      malformed += 1;
      if (malformed > MOST_MALFORMED) end('malformed');
      return;
    }
    if (message.t === 'height') frame.style.height = `${Math.min(message.px, HIGHEST)}px`;
    if (message.t === 'event') onEvent(message.name, message.detail);
    if (message.t === 'error') fail(message);
    if (message.t === 'ready' && !isReady) {
      isReady = true;
      clearTimeout(deadline);
      onReady();
    }
  };

  frame.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) return end('left');
    heard = performance.now();
    asked = heard;
    // The document has no origin that could be named. What it gets is nothing but what the page shows.
    frame.contentWindow?.postMessage(begin(), '*', [its]);
    beat = setInterval(ask, EVERY);
  });
  const deadline = setTimeout(() => end('never-ready'), READY_WITHIN);
  box.append(frame);
  return { send: (message) => port.postMessage(message), remove };
}
