import type { Browser } from 'playwright';
import { signIn } from '../../support/browser/sign-in.ts';
import { demoPassword } from '../../support/server.ts';
import { type Profile, slowDown } from '../login/profiles.ts';
import { type Observed, observe } from './observe.ts';

/** A page to measure. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** A demo account that may see it; absent: nobody is signed in. */
  as?: string;
  /** Selects what the page is for. */
  content: string;
}

/** One cold load of a page. */
export interface Load extends Observed {
  /** Everything received until the network was quiet, headers included. */
  bytes: number;
}

/** Loads a page in a fresh browser context, so that nothing is cached, and waits until it is live. */
export async function loadOnce(
  browser: Browser,
  origin: string,
  { path, as, content }: MeasuredPage,
  profile: Profile,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    if (as) await signIn(page, origin, as, demoPassword);
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await slowDown(session, profile);
    // The TypeScript runner marks functions by a helper that exists only in its own process.
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(observe, content);
    await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.waitForFunction(() => {
      const { heading, content, live } = (window as unknown as { observed: Observed }).observed;
      return heading > 0 && content > 0 && live > 0;
    });
    const seen = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
    // A frame is begun before it is seen.
    const painted = (time: number) => Math.max(time, seen.firstPaint);
    return { ...seen, heading: painted(seen.heading), content: painted(seen.content), bytes };
  } finally {
    await context.close();
  }
}

/** The middle value of each number over several loads. */
export function medians(loads: Load[]): Load {
  const middle = (name: keyof Load) =>
    loads.map((load) => load[name]).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!;
  const names = Object.keys(loads[0]!) as (keyof Load)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Load;
}
