import type { Answer } from '../../api/request.ts';
import { type FromPage, receivedError, type SentCall, type ToPage } from '../frames/sandbox/messages.ts';

/** What is answered. */
type Asked = { type: 'call' | 'save' };

type Message<Type extends ToPage['type']> = Extract<ToPage, { type: Type }>;

/** What the document around may send later. */
type Listeners = { [Type in 'change' | 'mayLeave']?: (message: Message<Type>) => void };

/** The way from a page's document to the one around it. */
export interface PagePort {
  /** What the page begins with. */
  first: Message<'start'>['state'];
  /** Has the document around send a call. Rejects with its error when it is refused. */
  call(call: SentCall): Promise<Answer>;
  /** Has the document around save a file. Rejects with its error when it is refused. */
  save(name: string, file: Blob): Promise<unknown>;
  tell(message: Exclude<FromPage, Asked>): void;
  listen(listeners: Listeners): void;
}

/** Says that the scripts run, and hands the document around one end of a channel; it reads nothing else. */
function openPort(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  window.parent.postMessage(null, '*', [port2]);
  return port1;
}

/** Connects with the document around. Resolves when the page has come. */
export function connectPage(): Promise<PagePort> {
  const port = openPort();
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let listeners: Listeners | undefined;
  /** What has come before the page listens. */
  const early: Message<keyof Listeners>[] = [];
  let count = 0;
  const tell = (message: FromPage) => port.postMessage(message);
  const ask = (message: (id: number) => FromPage) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++count;
      waiting.set(id, { resolve, reject });
      tell(message(id));
    });
  const end = (id: number) => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };
  const pass = (message: Message<keyof Listeners>) =>
    listeners ? listeners[message.type]?.(message as never) : early.push(message);
  return new Promise((resolve) => {
    const made = (first: PagePort['first']): PagePort => ({
      first,
      tell,
      call: (call) => ask((id) => ({ type: 'call', id, call })),
      save: (name, file) => ask((id) => ({ type: 'save', id, name, file })),
      listen(others) {
        listeners = others;
        for (const message of early.splice(0)) pass(message);
      },
    });
    const hear: { [Type in ToPage['type']]: (message: Message<Type>) => void } = {
      start: ({ state }) => resolve(made(state)),
      change: pass,
      mayLeave: pass,
      answer: ({ id, answer }) => end(id)?.resolve(answer),
      refused: ({ id, error }) => end(id)?.reject(receivedError(error)),
      ping: () => tell({ type: 'pong' }),
    };
    port.onmessage = ({ data }: MessageEvent<ToPage>) => hear[data.type](data as never);
  });
}
