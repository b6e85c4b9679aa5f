import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Where people in the tests want to go when they sign in: a page of everybody's own. */
export const wanted = '/i/profile';

/** Waits until a browser has come to the wanted page, and says as whom: the e-mail address of the session. */
export async function expectArrival(page: Page, base: string, email: string): Promise<void> {
  await page.waitForURL(base + wanted, { waitUntil: 'commit' });
  await page.locator('#root main').first().waitFor();
  const { data } = await (await page.request.get(`${base}/api/user/info`)).json();
  expect(data).toMatchObject({ email });
}
