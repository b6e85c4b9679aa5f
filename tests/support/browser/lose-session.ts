import type { Page } from 'playwright';

/**
 * Takes the session's cookies away, or those with a name alone. The page is left first: one that is live learns of the end of its
 * session and goes to the sign-in page, which would cut off the test's own next step.
 */
export async function loseSession(page: Page, name?: string): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies(name ? { name } : {});
}
