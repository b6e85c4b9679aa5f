import type { ToPage } from '../../../src/host/frames/sandbox/messages.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { keepNatives, type Natives } from './natives.ts';
import { openDesk } from './open-desk.ts';

/** What an attacker has whose code runs in a page's document before the platform's own does. */
export interface Inside extends Natives {
  /** The way to the document around, and what came by it. */
  port: MessagePort;
  told: ToPage[];
  /** Has the document around send a call, and waits for its message. */
  ask(call: object): Promise<ToPage>;
}

type BrokenWindow = Window & { inside: Inside; natives: Natives };

/** Runs in each document before its scripts, once the natives are kept. */
function keepPort(): void {
  if (window === window.top) return;
  const waiting = new Map<number, (message: ToPage) => void>();
  let count = 1_000_000;
  const inside: Inside = {
    ...(window as unknown as BrokenWindow).natives,
    port: undefined as never,
    told: [],
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
    await page.addInitScript(keepNatives);
    await page.addInitScript(keepPort);
  });
  const { page, desk, problems } = opened;
  problems.expect(/./);
  await desk.getByText('Broken in').waitFor();
  const frame = page.frames().find((each) => each.url().endsWith('/tenant-page'))!;
  const inside = await frame.evaluateHandle(() => (window as unknown as BrokenWindow).inside);
  return { ...opened, frame, inside };
}
