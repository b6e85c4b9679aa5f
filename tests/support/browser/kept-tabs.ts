import type { BrowserContextOptions, Page } from 'playwright';
import { openPage } from './chromium.ts';

/** A tab as `openPage` gives it. */
type Tab = Awaited<ReturnType<typeof openPage>>;

/** Takes away what sites have stored in a tab, so that the next test finds a visitor's browser. */
export async function forgetVisits(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.context().clearCookies();
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
}

/**
 * Tabs for tests that visit the same platform one after the other: a tab that stays has the platform's scripts compiled, so a visit costs
 * half the computing of one in a fresh tab. For tests that only visit: what a test adds to a tab (scripts, routes, listeners, a
 * size) stays in it.
 * @returns gives the tab of a kind of browser, without cookies and storage. `afterAll(closeChromium)` closes it.
 */
export function keepTabs(): (options?: BrowserContextOptions) => Promise<Tab> {
  const kept = new Map<string, Tab>();
  return async (options = {}) => {
    const kind = JSON.stringify(options);
    const tab = kept.get(kind) ?? (await openPage(options));
    kept.set(kind, tab);
    await forgetVisits(tab.page);
    return tab;
  };
}
