import { setTimeout as elapsed } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

/** Milliseconds in which a tab that lives answers, however busy it is. */
const ANSWER = 10_000;

/** How often an address is opened that another one interrupts. */
const TRIES = 4;

/** Milliseconds in which the other one has come to its end. */
const SETTLED = 500;

/** One tab for all pages, renewed when a page has frozen it. */
export class Tab {
  private constructor(
    public page: Page,
    private session: CDPSession,
  ) {}

  static async around(page: Page): Promise<Tab> {
    // The TypeScript runner marks functions by a helper that exists only in its own process.
    await page.context().addInitScript('globalThis.__name = (value) => value;');
    return new Tab(page, await page.context().newCDPSession(page));
  }

  /** Opens an address. What the page before has begun may lead away a few times more. */
  async goTo(address: string, timeout = ANSWER): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.page.goto(address, { waitUntil: 'commit', timeout });
        return;
      } catch (error) {
        const isInterrupted = String(error).includes('interrupted by another navigation');
        if (!isInterrupted || tries === TRIES) throw error;
        await elapsed(SETTLED);
      }
    }
  }

  /**
   * Makes a visitor of somebody who was signed in. The page is left first: answers that are on their way would bring the session back,
   * and the sign-in page would lead on.
   */
  async forget(origin: string): Promise<void> {
    await this.goTo('about:blank');
    await this.session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage' });
  }

  /** Whether the page's scripts answer. */
  async answers(): Promise<boolean> {
    return this.page
      .waitForFunction(() => true, undefined, { timeout: ANSWER })
      .then(
        () => true,
        () => false,
      );
  }

  /** Ends the tab as a person does who gives it up, and opens another one. Nothing waits for the old one, which may never answer. */
  async renew(): Promise<void> {
    const context = this.page.context();
    void this.session.send('Page.crash').catch(() => undefined);
    this.page = await context.newPage();
    this.session = await context.newCDPSession(this.page);
  }
}
