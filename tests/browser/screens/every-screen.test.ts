import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeChromium, screenshot } from '../../support/browser.ts';
import { onPglite } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { everyScreen } from './every-screen.ts';
import { lookAt } from './look-at.ts';
import { LOCALES, startPlatform, textsOf, visit, WIDTHS } from './platform.ts';

/** With SCREENSHOTS=1 every picture is kept in test-results/screenshots. */
const keepPictures = process.env['SCREENSHOTS'] === '1';

/** The addresses of a page that lead nowhere on this server. */
async function deadLinks(page: Page, origin: string): Promise<string[]> {
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const elsewhere = links.filter((address) => address.startsWith(origin) && !address.startsWith(`${page.url()}#`));
  const dead: string[] = [];
  for (const link of new Set(elsewhere)) {
    const answer = await page.request.get(link, { maxRedirects: 3 });
    if (!answer.ok()) dead.push(`${link}: ${answer.status()}`);
  }
  return dead;
}

onPglite((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  const cases = LOCALES.flatMap((locale) => everyScreen.map((screen) => ({ screen, locale })));

  describe.each(cases)('$screen.name, $locale', ({ screen, locale }) => {
    it('fits, is translated, and has one heading and one main part, wide and narrow', async () => {
      const { page, problems, close, show } = await visit(platform, { locale, as: screen.as });
      if (screen.status) problems.expect(/Failed to load resource.*\b(403|404)\b/);
      for (const [name, width] of Object.entries(WIDTHS)) {
        await page.setViewportSize({ width, height: 800 });
        const response = await show(screen.path, screen.ready);
        expect(response.status()).toBe(screen.status ?? 200);
        expect(await lookAt(page)).toEqual({
          scrollsSideways: false,
          beyond: [],
          untranslated: null,
          formulas: null,
          headings: 1,
          mains: 1,
          lang: locale,
          title: `${textsOf(locale)[screen.title] ?? screen.title} · Pagewright`,
        });
        if (keepPictures) {
          await screenshot(page, `test-results/screenshots/${screen.name}-${locale}-${name}.png`, width);
        }
      }
      expect(await deadLinks(page, new URL(platform.base).origin)).toEqual([]);
      await close();
    });
  });
});
