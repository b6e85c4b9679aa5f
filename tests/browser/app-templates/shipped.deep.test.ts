import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { photographAtRest } from '../../support/browser/picture.ts';
import { accessibilityViolations, closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit, WIDTHS } from '../screens/platform.ts';

const root = findProjectRoot();
const templates = platformTemplates();
const folderOf = (id: string) => join(root, 'server-mock/platform/app-templates/shipped/pictures', id);

interface Source {
  id: string;
  icon: string;
  color: string;
  pages: { key: string }[];
}

function platformTemplates(): Source[] {
  const read = (name: string) => JSON.parse(readFileSync(join(root, 'schemas/templates', `${name}.json`), 'utf8'));
  return (read('app-templates') as string[]).map((id) => read(`apps/${id}`));
}

/** The logo of a template: its icon in white on a tile of its colour. */
async function drawLogo({ id, icon, color }: Source): Promise<void> {
  const svg = readFileSync(join(root, 'src/theme/icons', `${icon}.svg`), 'utf8');
  const paths = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const drawn = `<g transform="translate(48 48) scale(4)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><rect width="192" height="192" fill="${color}"/>${drawn}</svg>`;
  mkdirSync(folderOf(id), { recursive: true });
  await sharp(Buffer.from(tile))
    .webp({ quality: 90 })
    .toFile(join(folderOf(id), 'logo.webp'));
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    if (process.env['UPDATE_PREVIEWS']) await Promise.all(templates.map(drawLogo));
  }, 120_000);
  afterAll(closeChromium);

  it.each([
    ['en-US', WIDTHS.wide],
    ['zh-CN', WIDTHS.narrow],
    ['zh-CN', WIDTHS.wide],
  ] as const)(
    'shows each page of each shipped template whole and readable in %s at %d pixels, light and dark',
    { timeout: 600_000 },
    async (locale, width) => {
      const { page, show, problems, close } = await visit(platform, { locale, width });
      // axe wants to read the sheet of the dark look, which the wall refuses.
      problems.expect(/assets\/dark-[^ ]*\.css/);
      for (const { id, pages } of templates) {
        await show(`/template/${id}-dev`, 'iframe[data-author=tenant]');
        const app = new URL(page.url()).pathname.replace(/\/[^/]+$/, '');
        for (const [at, { key }] of pages.entries()) {
          const place = `${id}/${key}`;
          await show(`${app}/${key}`, 'iframe[data-author=tenant]');
          const frame = page.frameLocator('iframe[data-author=tenant]');
          await frame.locator('.cxd-Page-title').waitFor();
          await frame.locator('body:not(:has(.cxd-Spinner))').waitFor();
          const missing = await frame.locator('body').evaluate((body) => body.scrollWidth - body.clientWidth);
          expect.soft([place, missing]).toEqual([place, 0]);
          const words = await frame.locator('body').innerText();
          expect.soft([place, words]).not.toEqual([place, expect.stringMatching(/i18n:|page\.text|\$\{|undefined/)]);
          expect.soft([place, await accessibilityViolations(page)]).toEqual([place, []]);
          if (process.env['UPDATE_PREVIEWS'] && width === WIDTHS.wide && at < 2) {
            const picture = await sharp(await photographAtRest(page))
              .resize(960)
              .webp({ quality: 75 })
              .toBuffer();
            writeFileSync(join(folderOf(id), `${at + 1}.${locale}.webp`), picture);
          }
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft([place, 'dark', await accessibilityViolations(page)]).toEqual([place, 'dark', []]);
          await page.emulateMedia({ colorScheme: 'light' });
        }
      }
      problems.assertNone();
      await close();
    },
  );
});
