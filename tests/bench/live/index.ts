import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { launchChromium } from '../../support/browser/launch.ts';
import { copyOfSchemas, startServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult } from '../result.ts';
import { watchFor } from './watch-for.ts';

const EDITS = 50;
/** An open browser repaints a changed screen within this time, in milliseconds. */
const TARGET = 200;
const SCREEN = 'schemas/screens/account/sign-in-title.json';

/** Writes the sign-in page's file again and again and measures until the open browser has painted the change. */
export async function run(): Promise<BenchResult> {
  const maker = new StorageMaker('pglite');
  const projectRoot = copyOfSchemas();
  const clientDir = join(findProjectRoot(), 'dist', 'client');
  const server = await startServer({ storage: await maker.make(), projectRoot, clientDir });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    const listening = page.waitForResponse((answer) => answer.url().includes('/api/screen-events'));
    await page.goto(`${server.base}/login`);
    await page.locator('#shell > *').first().waitFor({ state: 'detached' });
    await listening;
    const samples = await measure(page, join(projectRoot, SCREEN));
    return {
      title: 'Edit on disk → repaint in the open browser',
      figures: [
        {
          what: 'sign-in page, one text changed',
          value: median(samples),
          p95: percentile(samples, 95),
          unit: 'ms',
          target: TARGET,
          headline: true,
          samples: samples.length,
        },
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    await maker.end();
    rmSync(projectRoot, { recursive: true });
  }
}

async function measure(page: Page, file: string): Promise<number[]> {
  const original = readFileSync(file, 'utf8');
  const edit = (number: number) => writeFileSync(file, original.replace('i18n:login.heading', `Edit ${number}`));
  const samples: number[] = [];
  for (let number = 0; number <= EDITS; number++) {
    const painted = await watchFor(page, `Edit ${number}`);
    const before = Date.now();
    edit(number);
    samples.push((await painted()) - before);
  }
  return samples.slice(1);
}
