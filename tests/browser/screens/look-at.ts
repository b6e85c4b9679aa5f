import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Locale } from '../../../src/types/start.ts';
import { screenshot } from '../../support/browser.ts';
import { titleOf, type Visit, WIDTHS } from './platform.ts';

/** What can be wrong with any page, whatever it shows. */
export function lookAt(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('#root *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1) && getComputedStyle(element).visibility !== 'hidden';
    });
    return {
      scrollsSideways: document.documentElement.scrollWidth > width,
      beyond: beyond.map((element) => element.className),
      untranslated: document.querySelector('#root')!.outerHTML.match(/i18n:[\w.-]+/g),
      formulas: document.querySelector('#root')!.textContent.match(/\$\{[^}]*\}/g),
      headings: document.querySelectorAll('h1').length,
      mains: document.querySelectorAll('main, [role=main]').length,
      lang: document.documentElement.lang,
      title: document.title,
    };
  });
}

/** With SCREENSHOTS=1 every picture is kept in test-results/screenshots. */
const keepPictures = process.env['SCREENSHOTS'] === '1';

/** A page as a person meets it. */
export interface Sight {
  path: string;
  /** Selects what shows that the content has arrived. */
  ready: string;
  /** Key of the document's title, or the title itself where it is a name. */
  title: string;
  status?: number | undefined;
  /** What its pictures are called. */
  picture: string;
}

/** What `lookAt` has to see on every page of ours, whatever its title. */
export const inOrder = (lang: string) => ({
  scrollsSideways: false,
  beyond: [],
  untranslated: null,
  formulas: null,
  headings: 1,
  mains: 1,
  lang,
});

/** Expects of the page that is shown that it fits, is translated, and has one heading and one main part. */
export async function expectSight(page: Page, { title }: Pick<Sight, 'title'>, locale: Locale): Promise<void> {
  expect(await lookAt(page)).toEqual({ ...inOrder(locale), title: titleOf(title, locale) });
}

/** Opens a page in one width, and expects of it what `expectSight` does. */
export async function expectInOrder(
  { page, show }: Pick<Visit, 'page' | 'show'>,
  { path, ready, title, status = 200, picture }: Sight,
  { locale, width }: { locale: Locale; width: keyof typeof WIDTHS },
): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[width], height: 800 });
  expect((await show(path, ready)).status()).toBe(status);
  await expectSight(page, { title }, locale);
  if (keepPictures) {
    await screenshot(page, `test-results/screenshots/${picture}-${locale}-${width}.png`, WIDTHS[width]);
  }
}
