import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/types/start.ts';
import { accessibilityViolations, darkViolations, popupViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { everyScreen } from './every-screen.ts';
import { useEveryScreen } from './every-visitor.ts';
import { expectInOrder } from './look-at.ts';
import { LOCALES, type WIDTHS } from './platform.ts';

/** The sum of layout shifts below which nothing of a page moves but a line of small text. */
const STILL = 0.001;

/** The width in which a screen's accessibility is judged, by language. */
const judgedIn: Readonly<Record<Locale, keyof typeof WIDTHS>> = { 'zh-CN': 'wide', 'en-US': 'narrow' };

/** The addresses of a page that lead nowhere on this server. `followed` holds those that this visitor has been at before. */
async function deadLinks(page: Page, origin: string, followed: Set<string>): Promise<string[]> {
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const elsewhere = links.filter((address) => address.startsWith(origin) && !address.startsWith(`${page.url()}#`));
  const dead: string[] = [];
  for (const link of new Set(elsewhere)) {
    if (followed.has(link)) continue;
    followed.add(link);
    const answer = await page.request.get(link, { maxRedirects: 3 });
    if (!answer.ok()) dead.push(`${link}: ${answer.status()}`);
  }
  return dead;
}

onOneEngine((engine) => {
  const { visitAs, origin } = useEveryScreen(engine);

  /** By account, since others may be refused what this one may see. */
  const followed = new Map<string | undefined, Set<string>>();
  const followedBy = (as: string | undefined) => followed.get(as) ?? followed.set(as, new Set()).get(as)!;

  const cases = LOCALES.flatMap((locale) => everyScreen.map((screen) => ({ screen, locale })));

  describe.each(cases)('$screen.name, $locale', ({ screen, locale }) => {
    it('fits, stands still, is translated and accessible, and has one heading and one main part, wide and narrow', async () => {
      const opened = await visitAs(screen, locale);
      const { page, shifted, complaints } = opened;
      for (const width of ['wide', 'narrow'] as const) {
        await expectInOrder(opened, { ...screen, picture: screen.name }, { locale, width });
        const { score, moved } = await shifted();
        if (!screen.mayMove) expect(score, moved).toBeLessThan(STILL);
        // Each language in one of the widths: what is wrong in both is wrong in each language.
        if (width === judgedIn[locale]) expect(await accessibilityViolations(page)).toEqual([]);
      }
      if (locale === 'en-US') expect(await popupViolations(page)).toEqual([]);
      if (locale === 'en-US') expect(await darkViolations(page)).toEqual([]);
      expect(await deadLinks(page, origin(), followedBy(screen.as))).toEqual([]);
      expect(complaints()).toEqual([]);
    });
  });
});
