import type { Page } from 'playwright';

/** Confirms a sensitive action in the dialog that says in words what it is. */
export async function confirmAction(page: Page, words: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('.pw-proof-action', { hasText: words }) });
  await dialog.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
