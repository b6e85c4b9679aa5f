import { setTimeout as elapsed } from 'node:timers/promises';
import type { Page } from 'playwright';
import { demoPassword } from '../support/server.ts';
import type { Tab } from './tab.ts';

/**
 * How somebody got in: by the form on the page, by the link to the standard page that stands above every other one, or by that link
 * in a new tab, because the page had frozen its own.
 */
export type Way = 'page' | 'link' | 'new tab' | 'none';

const ACCOUNT = 'member@example.com';
const FORM = ['input[name=email]', 'input[name=token]', 'button[type=submit]'] as const;
const [EMAIL, PASSWORD, SUBMIT] = FORM;
// The static form stands until the live page has taken its place.
const FORMS = ':is(#shell, #root) form';

/** Milliseconds until one click or key has happened, and until a sign-in that was sent has led away. */
const STEP = 5000;
const SENT = 6000;

/** Milliseconds between two looks. */
const AGAIN = 100;

/** How long somebody looks for the form in milliseconds: from the beginning, and once the page is live, when it has what it will have. */
const PATIENCE = { whole: 30_000, live: 3000 };

/** Types account and password, sends them, and resolves when that has led away. */
async function signIn(page: Page): Promise<void> {
  const until = performance.now() + PATIENCE.whole;
  for (;;) {
    const left = until - performance.now();
    if (left <= 0) throw new Error('the sign-in leads nowhere');
    if (!(await hasForm(page, left))) throw new Error('the page has no form that can be used');
    if (await send(page)) return;
  }
}

/** Milliseconds since the page has become live; 0 before. Runs in the browser. */
function liveFor(): number {
  const [mark] = performance.getEntriesByName('pagewright-live');
  return mark ? performance.now() - mark.startTime : 0;
}

/** Whether some form has each of the parts in sight. Runs in the browser. */
const isShown = ({ parts, forms }: { parts: readonly string[]; forms: string }): boolean =>
  [...document.querySelectorAll(forms)].some((form) =>
    parts.every((part) =>
      [...form.querySelectorAll(part)].some((each) =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ),
    ),
  );

/** Waits for the form. False when the page has been live for so long without one, or does not answer in time. */
async function hasForm(page: Page, timeout: number): Promise<boolean> {
  const isOver = elapsed(timeout, 'over' as const, { ref: false });
  for (;;) {
    // A page that leads on is looked at again, and a frozen one never answers.
    const look = page.evaluate(isShown, { parts: FORM, forms: FORMS }).catch(() => false);
    const found = await Promise.race([look, isOver]);
    if (found !== false) return found === true;
    const time = await Promise.race([page.evaluate(liveFor).catch(() => 0), isOver]);
    if (time === 'over' || time > PATIENCE.live) return false;
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
 * @returns how, and what was wrong with the page where its own form did not do
 */
export async function enter(tab: Tab, address: string): Promise<{ way: Way; reason?: string }> {
  const first = await attempt(async () => {
    await tab.goTo(address, PATIENCE.whole);
    await signIn(tab.page);
  });
  if (first === undefined) return { way: 'page' };
  const byLink = await attempt(async () => {
    await tab.page.locator('#standard-login a').click({ timeout: STEP, noWaitAfter: true });
    await signIn(tab.page);
  });
  if (byLink === undefined) return { way: 'link', reason: first };
  const isFrozen = !(await tab.answers());
  await tab.renew();
  const standard = new URL('/login?safe=1', address).href;
  const inNewTab = await attempt(async () => {
    await tab.goTo(standard, PATIENCE.whole);
    await signIn(tab.page);
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
