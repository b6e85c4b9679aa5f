import type { Page } from 'playwright';

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
