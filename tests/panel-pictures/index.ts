import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { root } from '../../src/machine/root.mjs';
import type { Locale } from '../../src/types/start.ts';
import { launchChromium } from '../support/browser/launch.ts';
import { photographAtRest } from '../support/browser/picture.ts';
import { signIn } from '../support/browser/sign-in.ts';
import { demoPassword, startServer } from '../support/server.ts';
import { StorageMaker } from '../support/storage.ts';
import { contactSheets } from './contact-sheets.ts';

const LOOKS = { light: 0, dark: 1 };
type Look = keyof typeof LOOKS;

/** How a set of pictures is seen. */
interface Sight {
  locale: Locale;
  look: Look;
  width: 1280 | 390;
}

const SIGHTS: readonly Sight[] = [
  { locale: 'zh-CN', look: 'light', width: 1280 },
  { locale: 'zh-CN', look: 'dark', width: 1280 },
  { locale: 'en-US', look: 'light', width: 1280 },
  { locale: 'en-US', look: 'dark', width: 1280 },
  { locale: 'zh-CN', look: 'light', width: 390 },
  { locale: 'en-US', look: 'dark', width: 390 },
];

const nameOf = ({ locale, look, width }: Sight) => `${locale}-${look}-${width}`;

/** Shows a component's samples in a look and opens the form of the first one; in the open editor by its link, where it has one. */
async function open(page: Page, theme: string, panel: string, look: Look): Promise<void> {
  const link = page.locator(`a.pw-theme-component[href$="tab=${panel}"]`);
  if (await link.count()) await link.evaluate((element: HTMLElement) => element.click());
  else await page.goto(`${theme}?nav=component&tab=${panel}`);
  const frame = page.frameLocator('.pw-theme-preview iframe');
  await frame.locator(`[data-theme-panel="${panel}"] .pw-theme-stage`).first().waitFor({ timeout: 60_000 });
  await page
    .locator('.pw-theme-view-tools .cxd-ButtonGroup')
    .last()
    .locator('button')
    .nth(LOOKS[look])
    .evaluate((button: HTMLElement) => button.click());
  await frame
    .locator('.pw-theme-sample')
    .first()
    .evaluate((sample: HTMLElement) => sample.click());
  await page.locator('.pw-theme-panel').waitFor();
}

/** Takes and keeps a picture of each panel as one sight has it. @returns the pictures by the names of the panels */
async function take(browser: Browser, base: string, sight: Sight, panels: readonly string[]) {
  const { locale, look, width } = sight;
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale, colorScheme: look });
  const page = await context.newPage();
  const { origin } = new URL(base);
  await signIn(page, origin, 'admin@example.com', demoPassword);
  const made = await page.request.post(`${origin}/api/theme`, {
    data: { name: nameOf(sight), from: 'light' },
    headers: { origin, 'x-requested-with': 'XMLHttpRequest' },
  });
  const { id } = (await made.json()).data;
  const pictures = new Map<string, Buffer>();
  for (const panel of panels) {
    await open(page, `${base}/admin/theme/${id}`, panel, look);
    const picture = await photographAtRest(page);
    writeFileSync(join(folder, `${nameOf(sight)}-${panel}.png`), picture);
    pictures.set(panel, picture);
  }
  await context.close();
  return pictures;
}

/**
 * `npm run panel-pictures`: pictures of all panels of the theme editor with the first form open, in both languages, both looks and two widths, in
 * `test-results/panels`; nine of them on a sheet. With names, such as `npm run panel-pictures -- button en-US-dark-1280`, these panels and sights
 * alone. It needs a built program.
 */
const wanted = process.argv.slice(2);
const chosen = <T>(all: readonly T[], name: (one: T) => string): readonly T[] => {
  const named = all.filter((one) => wanted.includes(name(one)));
  return named.length > 0 ? named : all;
};
const panels = readdirSync(join(root, 'schemas', 'theme', 'panels')).map((file) => file.replace('.json', ''));
const folder = join(root, 'test-results', 'panels');
mkdirSync(folder, { recursive: true });
const maker = new StorageMaker('pglite');
const server = await startServer({ storage: await maker.make(), clientDir: join(root, 'dist', 'client') });
const browser = await launchChromium();
try {
  for (const sight of chosen(SIGHTS, nameOf)) {
    const pictures = await take(browser, server.base, sight, chosen(panels, String));
    for (const [index, sheet] of (await contactSheets(pictures)).entries()) {
      writeFileSync(join(folder, `sheet-${nameOf(sight)}-${index + 1}.png`), sheet);
    }
    console.log(`${nameOf(sight)}: ${pictures.size} pictures in ${folder}`);
  }
} finally {
  await browser.close();
  await server.stop();
  await maker.end();
}
