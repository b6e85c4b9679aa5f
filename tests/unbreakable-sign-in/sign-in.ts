import { setTimeout as elapsed } from 'node:timers/promises';
import type { Page } from 'playwright';
import { FORM, hasUsableForm } from '../browser/reach/usable-form.ts';
import { demoPassword } from '../support/server.ts';
import type { Tab } from './tab.ts';

/**
 * How somebody got in: by the form on the page, by the link to the standard page that stands above every other one, or by that link
 * in a new tab, because the page had frozen its own.
 */
export type Way = 'page' | 'link' | 'new tab' | 'none';

const ACCOUNT = 'member@example.com';
const [EMAIL, PASSWORD, SUBMIT] = FORM;
// The static form stands until the live page has taken its place.
const FORMS = ':is(#shell, #root) form';

/** Milliseconds until one click or key has happened, and until a sign-in that was sent has led away. */
const STEP = 5000;
const SENT = 6000;

/** Milliseconds between two looks. */
const AGAIN = 100;

/** How long somebody looks for the form, in milliseconds. */
export interface Patience {
  /** From the beginning. */
  whole: number;
  /** Once the page is live: it has what it will have. */
  live: number;
}

/** Types account and password, sends them, and resolves when that has led away. */
async function signIn(page: Page, patience: Patience): Promise<void> {
  const until = performance.now() + patience.whole;
  for (;;) {
    const left = until - performance.now();
    if (left <= 0) throw new Error('the sign-in leads nowhere');
    if (!(await hasForm(page, left, patience.live))) throw new Error('the page has no form that can be used');
    if (await send(page)) return;
  }
}

/** Milliseconds since the page has become live; 0 before. Runs in the browser. */
function liveFor(): number {
  const [mark] = performance.getEntriesByName('pagewright-live');
  return mark ? performance.now() - mark.startTime : 0;
}

/** Waits for the form. False when the page has been live for so long without one, or does not answer in time. */
async function hasForm(page: Page, timeout: number, live: number): Promise<boolean> {
  const isOver = elapsed(timeout, 'over' as const, { ref: false });
  for (;;) {
    // A page that leads on is looked at again, and a frozen one never answers.
    const look = page.evaluate(hasUsableForm, { parts: FORM, forms: FORMS }).catch(() => false);
    const found = await Promise.race([look, isOver]);
    if (found !== false) return found === true;
    const time = await Promise.race([page.evaluate(liveFor).catch(() => 0), isOver]);
    if (time === 'over' || time > live) return false;
    await elapsed(AGAIN);
  }
}

/** One try, as of somebody who tries again when a page changes under the hands. */
async function send(page: Page): Promise<boolean> {
  const visible = (part: string) => page.locator(FORMS).locator(`${part}:visible`).first();
  try {
    for (const [field, text] of [
      [EMAIL, ACCOUNT],
      [PASSWORD, demoPassword],
    ] as const) {
      await visible(field).click({ timeout: STEP });
      await visible(field).fill(text, { timeout: STEP });
    }
    await visible(SUBMIT).click({ timeout: STEP, noWaitAfter: true });
    await page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit', timeout: SENT });
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return false;
    throw error;
  }
}

/**
 * Opens a sign-in page as a visitor and signs in.
 * @param patience how long somebody looks for the form before the link is taken
 * @returns how, and what was wrong with the page where its own form did not do
 */
export async function enter(tab: Tab, address: string, patience: Patience): Promise<{ way: Way; reason?: string }> {
  const first = await attempt(async () => {
    await tab.goTo(address, patience.whole);
    await signIn(tab.page, patience);
  });
  if (first === undefined) return { way: 'page' };
  const byLink = await attempt(async () => {
    await tab.page.locator('#standard-login a').click({ timeout: STEP, noWaitAfter: true });
    await signIn(tab.page, patience);
  });
  if (byLink === undefined) return { way: 'link', reason: first };
  const isFrozen = !(await tab.answers());
  await tab.renew();
  const standard = new URL('/login?safe=1', address).href;
  const inNewTab = await attempt(async () => {
    await tab.goTo(standard, patience.whole);
    await signIn(tab.page, patience);
  });
  const reason = `${isFrozen ? 'the tab is frozen' : first}; by the link: ${byLink}`;
  return inNewTab === undefined ? { way: 'new tab', reason } : { way: 'none', reason: `${reason}; then: ${inNewTab}` };
}

/** The first line of what went wrong; undefined when nothing did. */
async function attempt(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return String(error).split('\n', 1)[0];
  }
}
