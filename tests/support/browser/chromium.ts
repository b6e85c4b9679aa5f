import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { watchProblems } from './problems.ts';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a page may take to show what a test waits for, in milliseconds; a busy machine is slow. */
const PATIENCE = 50_000;

let browser: Promise<Browser> | undefined;

/** The one browser of this test worker; started on the first call. */
function sharedChromium(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags });
  return browser;
}

/** Stops the browser of this worker; a later test starts a new one. */
export async function closeChromium(): Promise<void> {
  const running = browser;
  browser = undefined;
  await (await running)?.close();
}

/**
 * A page in a context of its own (no cookies, no storage of other tests).
 *
 * @returns the page, what went wrong in it so far, and how to close it. Closing throws when something unexpected went
 * wrong in the page, so that no test passes over a console error or a refused script.
 */
export async function openPage(options: BrowserContextOptions = {}) {
  const context = await (await sharedChromium()).newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page: Page = await context.newPage();
  const problems = await watchProblems(page);
  return {
    page,
    problems,
    async close(): Promise<void> {
      await context.close();
      problems.assertNone();
    },
  };
}
