import type { Browser, BrowserContextOptions } from 'playwright';
import { ContextPool } from './context-pool.ts';
import { launchChromium } from './launch.ts';
import { watchProblems } from './problems.ts';

/** How long a page may take to show what a test waits for, in milliseconds; a busy machine is slow. */
const PATIENCE = 50_000;

let browser: Promise<Browser> | undefined;
const contexts = new ContextPool(async (options) => (await sharedChromium()).newContext(options));

/** The one browser of this test worker; started on the first call, and ended with the worker. */
function sharedChromium(): Promise<Browser> {
  browser ??= launchChromium();
  return browser;
}

/** Ends what the tests of a file have open in the browser. */
export async function closeChromium(): Promise<void> {
  await contexts.end();
}

/**
 * A page without cookies and storage of other tests. What a browser keeps of a site's files from visit to visit, it may
 * have from another test of the same file.
 *
 * @returns the page, what went wrong in it so far, and how to close it. Closing throws when something unexpected went
 * wrong in the page, so that no test passes over a console error or a refused script.
 */
export async function openPage(options: BrowserContextOptions = {}) {
  const lent = await contexts.lend({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ...options });
  lent.context.setDefaultTimeout(PATIENCE);
  const { page } = lent;
  const problems = await watchProblems(page);
  return {
    page,
    problems,
    async close(): Promise<void> {
      await lent.giveBack();
      problems.assertNone();
    },
  };
}
