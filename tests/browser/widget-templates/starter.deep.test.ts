import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { starterPreview, starterSources } from '../../../server-mock/platform/widget-templates/index.ts';
import { photographAtRest } from '../../support/browser/picture.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from '../screens/platform.ts';

const crm = '/company/globex/app/crm';
const root = findProjectRoot();
const templates = starterSources(root);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const owner = await platform.person('owner@example.com');
    for (const { file, page: schema } of templates) {
      expect((await owner.post(`/api${crm}/page`, { name: file, key: `widget-${file}` })).status).toBe(200);
      const made = await owner.post(`/api${crm}/screen/page/widget-${file}/publish`, {
        schema,
        note: 'Starter template',
      });
      expect(made.status, made.text).toBe(200);
    }
  }, 120_000);
  afterAll(closeChromium);

  it.each([
    ['en-US', WIDTHS.wide],
    ['zh-CN', WIDTHS.narrow],
  ] as const)(
    'shows each starter template whole and readable in %s at %d pixels',
    { timeout: 400_000 },
    async (locale, width) => {
      const { page, show, problems, close } = await visit(platform, { as: 'owner@example.com', locale, width });
      // axe wants to read the sheet of the dark look, which the wall refuses.
      problems.expect(/assets\/dark-[^ ]*\.css/);
      for (const { file } of templates) {
        await show(`${crm}/widget-${file}`, 'iframe[data-author=tenant]');
        const frame = page.frameLocator('iframe[data-author=tenant]');
        await frame.locator('.cxd-Page-title').waitFor();
        await frame.locator('body:not(:has(.cxd-Spinner))').waitFor();
        const missing = await frame.locator('body').evaluate((body) => body.scrollWidth - body.clientWidth);
        expect.soft([file, missing]).toEqual([file, 0]);
        expect
          .soft([file, await frame.locator('body').innerText()])
          .not.toEqual([file, expect.stringMatching(/i18n:|own\.|\$\{/)]);
        expect.soft([file, await accessibilityViolations(page)]).toEqual([file, []]);
        if (process.env['UPDATE_PREVIEWS'] && locale === 'en-US') {
          const clip = { left: 212, top: 60, width: 1056, height: 660 };
          await page.setViewportSize({ width, height: 740 });
          const picture = await sharp(await photographAtRest(page))
            .extract(clip)
            .resize(640)
            .webp({ quality: 78 })
            .toBuffer();
          writeFileSync(starterPreview(root, file), picture);
        }
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft([file, 'dark', await accessibilityViolations(page)]).toEqual([file, 'dark', []]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      problems.assertNone();
      await close();
    },
  );
});
