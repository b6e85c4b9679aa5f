import type { Browser } from 'playwright';
import { demoPassword } from '../../support/server.ts';
import { type Profile, slowDown } from './profiles.ts';

const ACCOUNT = 'member@example.com';

/**
 * What a person waits for: opens the sign-in page cold, types account and password and sends them as soon as the page takes them,
 * and looks for the heading of the home page.
 * @param origin where the server listens; its default way to sign in is the password
 * @returns ms from the send to the first frame with the heading, and from the first navigation to it
 */
export async function signInOnce(
  browser: Browser,
  origin: string,
  profile: Profile,
): Promise<{ sent: number; whole: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), profile);
    const begun = Date.now();
    await page.goto(`${origin}/login`, { waitUntil: 'commit' });
    await page.locator('input[name="email"]:visible').fill(ACCOUNT);
    const password = page.locator('input[name="token"]:visible');
    await password.fill(demoPassword);
    const sent = Date.now();
    await password.press('Enter', { noWaitAfter: true });
    await page.waitForURL(`${origin}/`, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator('h1:not(:empty):not(:has(.pw-unseen))').first().waitFor();
    const seen = Date.now();
    return { sent: seen - sent, whole: seen - begun };
  } finally {
    await context.close();
  }
}
