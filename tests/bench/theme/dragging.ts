import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { THEME_SCOPE } from '../../../src/theme/data/theme-css.ts';
import { launchChromium } from '../../support/browser/launch.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { demoPassword, startServer, type TestServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { percentile } from '../percentiles.ts';
import type { Figure } from '../result.ts';
import { drag, type Step } from './drag.ts';
import { previewed } from './page.ts';

const FRAMES = 200;
/** Milliseconds that a frame may take beyond one in which the browser changes a variable. */
const MOST_ABOVE = 16;
const ELEMENTS = 700;
const admin = 'admin@example.com';
const HUE = '.pw-style-hue';

/** Frames begin as soon as the one before has ended: their time is what is done in them. */
const WITHOUT_RATE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** A slider of the editor, and the variable that it changes. */
interface Slider {
  what: string;
  /** The editor's place, below the theme. */
  at: string;
  variable: string;
  /** Opens the slider. */
  open(page: Page): Promise<unknown>;
}

const sliders: readonly Slider[] = [
  {
    what: 'the brand of all pages',
    at: '?nav=global&tab=color',
    variable: '--colors-brand-5',
    open: (page) => page.getByRole('button', { name: 'Base colour' }).first().click(),
  },
  {
    what: 'the ground of a button',
    at: '?nav=component&tab=button',
    variable: '--button-primary-default-bg-color',
    async open(page) {
      const frame = page.frameLocator('.pw-theme-preview iframe');
      await frame.locator('.cxd-Button--primary').first().click();
      await page.getByRole('button', { name: /^Background: / }).click();
      await page.getByRole('tab', { name: 'Own' }).click();
    },
  },
];

/** Shows the page of many elements beside the fields. */
async function preview(page: Page): Promise<void> {
  await page.locator('.pw-theme-view-tools .cxd-Select').first().click();
  await page.getByRole('option', { name: 'Home', exact: true }).click();
  const frame = page.frameLocator('.pw-theme-preview iframe');
  await frame.getByText('The last of all').waitFor();
  const elements = await frame.locator('body *').count();
  if (elements < ELEMENTS) throw new Error(`The previewed page has ${elements} elements; ${ELEMENTS} are needed.`);
}

async function frames(page: Page, step: Step): Promise<number[]> {
  // The first frames make what others use again.
  await page.evaluate(drag, { step, frames: 30 });
  return page.evaluate(drag, { step, frames: FRAMES });
}

async function newPage(browser: Browser, { base }: TestServer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, locale: 'en-US' });
  // The TypeScript runner marks functions by a helper that exists only in its own process.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  await signIn(page, new URL(base).origin, admin, demoPassword);
  return page;
}

async function measured(browser: Browser, server: TestServer, theme: unknown, slider: Slider): Promise<Figure> {
  const page = await newPage(browser, server);
  await page.goto(`${server.base}/`);
  await page.getByText('The last of all').waitFor();
  const alone = await frames(page, { variable: slider.variable, scope: THEME_SCOPE });
  await page.goto(`${server.base}/admin/theme/${theme}${slider.at}`);
  await page.frameLocator('.pw-theme-preview iframe').locator('.cxd-Button--primary').first().waitFor();
  await preview(page);
  await slider.open(page);
  await page.locator(HUE).waitFor();
  const own = await frames(page, { slider: HUE });
  await page.context().close();
  const least = percentile(alone, 95);
  return {
    what: `a slider is dragged, page of ${ELEMENTS} elements: ${slider.what}, p95 of a frame beside one variable alone`,
    value: percentile(own, 95),
    against: least,
    unit: 'ms',
    target: least + MOST_ABOVE,
    headline: true,
    samples: own.length,
  };
}

/** How long frames take while a slider of the theme's editor is dragged, beside what the browser needs for one variable of the same page. */
export async function measureDragging(): Promise<Figure[]> {
  const maker = new StorageMaker('pglite');
  const clientDir = join(findProjectRoot(), 'dist', 'client');
  const server = await startServer({ storage: await maker.make(), clientDir });
  const browser = await launchChromium(WITHOUT_RATE);
  try {
    const person = await server.person(admin);
    const published = await person.post('/api/screen/home/companies/publish', { schema: previewed });
    if (published.status !== 200) throw new Error(`The page to preview was refused: ${published.text}`);
    const made = await person.post<{ id: number }>('/api/theme', { name: 'Dragged', description: '', from: 'light' });
    if (made.status !== 200) throw new Error(`The theme was refused: ${made.text}`);
    const { id } = made.json.data;
    const figures: Figure[] = [];
    for (const slider of sliders) figures.push(await measured(browser, server, id, slider));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    await maker.end();
  }
}
