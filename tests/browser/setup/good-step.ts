import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Locale } from '../../../src/types/start.ts';
import { accessibilityViolations } from '../../support/browser.ts';
import { inOrder, lookAt } from '../screens/look-at.ts';

/**
 * What any step has to be: it fits, is translated, and can be used by everybody. It is looked at wide in Chinese and narrow in English;
 * axe looks at one of them, given by its language.
 */
export async function expectGood(page: Page, judged: Locale): Promise<void> {
  for (const [locale, width] of [
    ['zh-CN', 1280],
    ['en-US', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    if ((await page.locator('html').getAttribute('lang')) !== locale) {
      await page.locator('.pw-setup-bar button').click();
      await page.locator(`html[lang=${locale}]`).waitFor();
    }
    expect(await lookAt(page), `${page.url()} at ${width}`).toMatchObject(inOrder(locale));
    if (locale === judged) expect(await accessibilityViolations(page), `${page.url()} at ${width}`).toEqual([]);
  }
}
