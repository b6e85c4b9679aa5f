import type { FromPage, ToPage } from '../messages.ts';
import { type Bound, boundFlood } from './flood.ts';
import { LARGEST, messageSize } from './message-size.ts';

/** From the document around to the relay: another end of the page's port, or something for the page. */
export type ToRelay = { port: MessagePort } | { message: ToPage };

/** From the relay to the document around. */
export type FromRelay = { type: 'heard'; message: FromPage } | { type: 'flooded' };

/** Messages, and their characters together, that a page's document may send in a second. An honest one sends a few. */
const MOST: Bound = { messages: 2000, characters: 2 * LARGEST };

/** Tells a call that it is too large; other messages have nobody who waits. */
function refuse(port: MessagePort, message: Partial<Extract<FromPage, { type: 'call' }>> | null): void {
  if (message?.type !== 'call' || typeof message.id !== 'number') return;
  const error = { name: 'Error', message: 'the call is too large' };
  port.postMessage({ type: 'refused', id: message.id, error } satisfies ToPage);
}

/**
 * Stands between a page's document and the one around it, in a thread of its own: it reads what the page sends, and passes on what is plain
 * and small. A page that floods it costs the document around nothing but one message that says so.
 * @param tell brings something to the document around
 * @returns takes what the document around sends
 */
export function createRelay(tell: (said: FromRelay) => void): (sent: ToRelay) => void {
  let port: MessagePort | undefined;
  const mayHear = boundFlood(MOST, () => {
    port?.close();
    tell({ type: 'flooded' });
  });

  function connect(next: MessagePort): void {
    port?.close();
    port = next;
    next.onmessage = (event: MessageEvent) => {
      // Counted before it is read: reading is what costs.
      if (!mayHear({ messages: 1 })) return;
      const size = messageSize(event.data);
      if (size === undefined) refuse(next, event.data);
      else if (mayHear({ characters: size })) tell({ type: 'heard', message: event.data });
    };
  }

  return (sent) => ('port' in sent ? connect(sent.port) : port?.postMessage(sent.message));
}
