import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/types/start.ts';
import {
  accessibilityViolations,
  closeChromium,
  darkViolations,
  popupViolations,
  type Shifted,
  watchLayoutShifts,
} from '../../support/browser.ts';
import { changeScreens } from '../../support/changed-screen.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { proposeProvider } from '../../support/provider-proposal.ts';
import { makeShownApp } from '../../support/shown-app.ts';
import { everyScreen, type ScreenVisit } from './every-screen.ts';
import { expectInOrder } from './look-at.ts';
import { LOCALES, startPlatform, type Visit, visit } from './platform.ts';

/** The sum of layout shifts below which nothing of a page moves but a line of small text. */
const STILL = 0.001;

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
  let platform: DemoPlatform;
  const visits = new Map<string, Promise<Visit & { shifted: () => Promise<Shifted> }>>();
  beforeAll(async () => {
    platform = await startPlatform(engine, { AUTH_TYPES: 'email,password,third-company' });
    await proposeProvider(platform);
    await changeScreens(platform);
    await makeShownApp(platform);
  });
  afterAll(async () => {
    for (const opened of visits.values()) await (await opened).close();
    await closeChromium();
  });

  /** By locale and account, since others may be refused what this one may see. */
  const followed = new Map<string, Set<string>>();
  const followedBy = (visitor: string) => followed.get(visitor) ?? followed.set(visitor, new Set()).get(visitor)!;

  /**
   * The window of a visitor. They go from screen to screen in it, each loaded anew: a window, a sign-in and the first load cost as
   * much as a screen itself. Who meets refusals has a window of their own, so that elsewhere every complaint counts.
   */
  function visitAs({ as, status, refused }: ScreenVisit, locale: Locale) {
    const isRefused = Boolean(status || refused);
    const visitor = `${locale} ${as} ${isRefused}`;
    const begun = visits.get(visitor) ?? begin(locale, as, isRefused);
    visits.set(visitor, begun);
    return begun;
  }

  async function begin(locale: Locale, as: string | undefined, isRefused: boolean) {
    const opened = await visit(platform, { locale, ...(as ? { as } : {}) });
    if (isRefused) opened.problems.expect(/Failed to load resource.*\b(403|404|409|410)\b/);
    return { ...opened, shifted: await watchLayoutShifts(opened.page) };
  }

  const cases = LOCALES.flatMap((locale) => everyScreen.map((screen) => ({ screen, locale })));

  describe.each(cases)('$screen.name, $locale', ({ screen, locale }) => {
    it('fits, stands still, is translated and accessible, and has one heading and one main part, wide and narrow', async () => {
      const opened = await visitAs(screen, locale);
      const { page, problems, shifted } = opened;
      await expectInOrder(opened, { ...screen, picture: screen.name }, async () => {
        const { score, moved } = await shifted();
        expect(score, moved).toBeLessThan(STILL);
        expect(await accessibilityViolations(page)).toEqual([]);
        if (locale === 'en-US') expect(await popupViolations(page)).toEqual([]);
      });
      if (locale === 'en-US') expect(await darkViolations(page)).toEqual([]);
      const mine = followedBy(`${locale} ${screen.as}`);
      expect(await deadLinks(page, new URL(platform.base).origin, mine)).toEqual([]);
      problems.assertNone();
    });
  });
});
