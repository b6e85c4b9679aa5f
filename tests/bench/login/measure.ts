import type { Browser } from 'playwright';
import { type Observed, observe } from './observe.ts';
import { type Profile, slowDown } from './profiles.ts';

/** One cold load of a page. */
export interface Load extends Observed {
  /** Everything received until the network was quiet, headers included. */
  bytes: number;
  requests: number;
}

/** Loads an address in a fresh browser context, so that nothing is cached, and waits until the network is quiet. */
export async function loadOnce(browser: Browser, url: string, profile: Profile): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const received = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received.bytes += encodedDataLength;
    received.requests += 1;
  });
  await slowDown(session, profile);
  // The TypeScript runner marks functions by a helper that exists only in its own process.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForFunction(() => (window as unknown as { observed: Observed }).observed.typeable > 0);
  const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
  await context.close();
  return { ...observed, live: observed.live || observed.typeable, ...received };
}

/** The middle value of each number over several loads. */
export function medians(loads: Load[]): Load {
  const middle = (name: keyof Load) =>
    loads.map((load) => load[name]).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!;
  const names = Object.keys(loads[0]!) as (keyof Load)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Load;
}
