import type { ToPage } from '../../../src/host/frames/sandbox/messages.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { openDesk } from './open-desk.ts';

/** What an attacker has whose code runs in a page's document before the platform's own does. */
export interface Inside {
  /** Ways that the platform takes from the document. */
  kept: Pick<
    typeof globalThis,
    'EventSource' | 'fetch' | 'open' | 'SharedWorker' | 'WebSocket' | 'Worker' | 'XMLHttpRequest'
  >;
  /** The way to the document around, and what came by it. */
  port: MessagePort;
  told: ToPage[];
  /** Makes an element past all that watches over elements. */
  make(tag: string, attributes?: Record<string, string>, parent?: Element): Element;
  /** What came of something: its value, or `refused`. */
  attempt(act: () => unknown): Promise<unknown>;
  /** Has the document around send a call, and waits for its message. */
  ask(call: object): Promise<ToPage>;
}

type BrokenWindow = Window & { inside: Inside };

/** Runs in each document before its scripts. */
function keepAll(): void {
  if (window === window.top) return;
  const { createElement } = Document.prototype;
  const { setAttribute, append } = Element.prototype;
  const { EventSource, SharedWorker, WebSocket, Worker, XMLHttpRequest } = window;
  const waiting = new Map<number, (message: ToPage) => void>();
  let count = 1_000_000;
  const inside: Inside = {
    kept: {
      EventSource,
      fetch: window.fetch.bind(window),
      open: window.open.bind(window),
      SharedWorker,
      WebSocket,
      Worker,
      XMLHttpRequest,
    },
    port: undefined as never,
    told: [],
    make(tag, attributes = {}, parent = document.body) {
      const element = createElement.call(document, tag);
      for (const [name, value] of Object.entries(attributes)) setAttribute.call(element, name, value);
      append.call(parent, element);
      return element;
    },
    async attempt(act) {
      try {
        return await act();
      } catch {
        return 'refused';
      }
    },
    ask: (call) =>
      new Promise((resolve) => {
        count += 1;
        waiting.set(count, resolve);
        inside.port.postMessage({ type: 'call', id: count, call });
      }),
  };
  // The page's document makes a channel and hands the other end over. What it is told first shows which channel that is.
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const { port1 } = this;
      port1.addEventListener('message', ({ data }: MessageEvent<ToPage | null | undefined>) => {
        if (data?.type === 'start') inside.port = port1;
        if (!data || inside.port !== port1) return;
        inside.told.push(data);
        if ('id' in data) waiting.get(data.id)?.(data);
      });
    }
  };
  Object.assign(window, { inside });
}

/** Opens globex's desk for its owner, with an attacker's code in the page's document. */
export async function breakIn(platform: DemoPlatform) {
  const schema = { type: 'page', body: { type: 'tpl', tpl: 'Broken in' } };
  const opened = await openDesk(platform, schema, 'owner@example.com', async (page) => {
    await page.addInitScript(keepAll);
  });
  const { page, desk, problems } = opened;
  problems.expect(/./);
  await desk.getByText('Broken in').waitFor();
  const frame = page.frames().find((each) => each.url().endsWith('/tenant-page'))!;
  const inside = await frame.evaluateHandle(() => (window as unknown as BrokenWindow).inside);
  return { ...opened, frame, inside };
}
