import { ownPolicy } from '../../../../hardening/html/trusted-html.ts';
import type { FromPage, ToPage } from '../messages.ts';
import type { FromRelay, ToRelay } from './relay.ts';
import program from './worker.ts?worker&url';

/** What the document around a page hears of the relay. */
export interface RelayEvents {
  hear(message: FromPage): void;
  onFlood(): void;
  /** The relay's program cannot be loaded. */
  onBroken(): void;
}

/** The way to a page, through a thread that reads the page's messages first. */
export interface Relay {
  /** Takes this end of a page's port; an earlier one is closed. */
  connect(port: MessagePort): void;
  send(message: ToPage): void;
  stop(): void;
}

/** Starts the relay of one page (`relay.ts`) in a worker. */
export function startRelay({ hear, onFlood, onBroken }: RelayEvents): Relay {
  const worker = new Worker((ownPolicy()?.createScriptURL(program) ?? program) as string, { type: 'module' });
  const tell = (sent: ToRelay, transfer: Transferable[] = []) => worker.postMessage(sent, transfer);
  worker.onmessage = ({ data }: MessageEvent<FromRelay>) => (data.type === 'heard' ? hear(data.message) : onFlood());
  worker.onerror = onBroken;
  return {
    connect: (port) => tell({ port }, [port]),
    send: (message) => tell({ message }),
    stop: () => worker.terminate(),
  };
}
