import type { Locator, Page } from 'playwright';

/** More stops than any page of ours has. */
const mostStops = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus());

/** Presses Tab until an element has the focus, as somebody without a mouse does. Throws when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with the Tab key`);
}

/** Reaches an element with the Tab key and presses Enter on it. */
export async function enterAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Chooses a tab: reaches the row with the Tab key and goes on to the tab with the arrow keys. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  const tab = page.locator('#root').getByRole('tab', { name, exact: true });
  const row = page
    .locator('#root')
    .getByRole('tablist')
    .filter({ has: page.getByRole('tab', { name, exact: true }) });
  await tabTo(page, row.locator('[role=tab][tabindex="0"]'));
  for (let stops = await row.getByRole('tab').count(); stops > 0 && !(await hasFocus(tab)); stops -= 1) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** Reaches a field with the Tab key and types into it. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
