import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, closeChromium, openPage, signIn } from '../../support/browser.ts';
import { onPglite } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../support/demo-platform.ts';
import { clientDir } from '../client-dir.ts';

/** Every screen that ships, by an address that shows it, and who looks. */
const screens: [path: string, account?: string][] = [
  ['/login'],
  ['/login?error=invalid-credentials'],
  ['/login/standalone'],
  ['/resetpwd'],
  ['/bind'],
  ['/logout'],
  ['/logout', 'member@example.com'],
  ['/share/nothing-here'],
  ['/', 'member@example.com'],
  ['/', 'owner@example.com'],
  ['/i/profile', 'member@example.com'],
  ['/i/nothing-here', 'member@example.com'],
  ['/docs', 'member@example.com'],
  ['/admin/audit', 'admin@example.com'],
  ['/register-license', 'admin@example.com'],
  ['/403', 'member@example.com'],
  ['/404', 'member@example.com'],
];

onPglite((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { clientDir });
  });
  afterAll(closeChromium);

  describe.each(['zh-CN', 'en-US'])('in %s', (locale) => {
    it.each(screens)(
      '%s (seen by %s) has no violation, one main and one h1, wide and narrow',
      async (path, account) => {
        const { page, problems, close } = await openPage({ locale });
        problems.expect(/status of 40[34]/);
        if (account) {
          await signIn(page, new URL(platform.base).origin, account, demoPassword);
        }
        await page.goto(platform.base + path);
        await page.locator('#root h1').first().waitFor();
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await accessibilityViolations(page), `${path} at ${width}`).toEqual([]);
          expect(await page.locator('main').count()).toBe(1);
          expect(await page.locator('h1').count()).toBe(1);
        }
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        await close();
      },
    );
  });
});
