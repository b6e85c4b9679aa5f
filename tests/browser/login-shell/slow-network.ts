import type { Page } from 'playwright';

/**
 * Holds the page's scripts back until they are released, so that a test can act while only the static shell is there.
 * The keeper of early clicks loads as always.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/assets\/(?!shell-keeper)[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
