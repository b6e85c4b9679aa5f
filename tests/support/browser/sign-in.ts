import type { Page } from 'playwright';

/**
 * Signs a person in by the API, with the page's own cookies; the next navigation is theirs.
 *
 * @param origin where the server listens, such as `http://127.0.0.1:4260`.
 */
export async function signIn(page: Page, origin: string, account: string, password: string): Promise<void> {
  const answer = await page.request.post(`${origin}/auth/phone?method=password`, {
    data: { email: account, token: password },
    headers: { origin },
  });
  if (!answer.ok()) {
    throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
  }
}
