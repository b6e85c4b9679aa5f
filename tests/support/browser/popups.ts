import type { Page } from 'playwright';
import { accessibilityViolations } from './accessibility.ts';

const openers = 'main [role=combobox], main .cxd-DatePicker, main .cxd-DateRangePicker';

/**
 * Opens the choices and calendars of a page's fields one after the other, and closes each by Escape; answers what is wrong with
 * any. What stays open, or never opens, is an error.
 */
export async function popupViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  const popup = page.locator('[class*="PopOver "], [class*="PopUp "]');
  for (const opener of await page.locator(openers).all()) {
    await opener.click({ position: { x: 20, y: 10 } });
    await popup.waitFor();
    found.push(...(await accessibilityViolations(page)));
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
  }
  return found;
}
