import type { Page } from 'playwright';

/** Sets the window's width (1280 wide or 390 narrow), lets the page settle, and takes a picture of the whole page. */
export async function screenshot(page: Page, path: string, width = 1280): Promise<Buffer> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
}
