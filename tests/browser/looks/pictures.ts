import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { differingPixels, photographAtRest } from '../../support/browser/picture.ts';

const KEPT = join(import.meta.dirname, 'pictures');
const SEEN = join(import.meta.dirname, '../../../test-results/looks');

/** With LOOKS=write the pictures are made anew. */
const writes = process.env['LOOKS'] === 'write';

/** How many pixels may differ: versions of Chromium round edges in other ways. A changed colour, size or radius is more. */
const MOST_DIFFERING = 30;

const require = createRequire(import.meta.url);
const font = (style: string) =>
  readFileSync(require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`)).toString('base64');

const face = (style: string, weight: string) =>
  `@font-face { font-family: looks; font-weight: ${weight}; src: url(data:font/ttf;base64,${font(style)}) }`;

/** Draws all words in one font, so that a picture does not depend on the fonts of a machine. */
export async function drawInOneFont(page: Page): Promise<void> {
  const content = `${face('Regular', '100 500')} ${face('Bold', '600 900')} *, *::before, *::after { font-family: looks !important }`;
  await page.addStyleTag({ content });
  await page.evaluate(() => Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 16px looks`))));
}

/**
 * Compares how something looks with its kept picture. A picture that differs is written to `test-results/looks`.
 * @returns a message for a picture that differs; else nothing
 */
export async function changeOf(place: Page | Locator, name: string): Promise<string[]> {
  const seen = await photographAtRest(place);
  const kept = join(KEPT, `${name}.png`);
  if (writes) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(kept, seen);
    return [];
  }
  const differing = differingPixels(readFileSync(kept), seen);
  if (differing <= MOST_DIFFERING) return [];
  mkdirSync(SEEN, { recursive: true });
  writeFileSync(join(SEEN, `${name}.png`), seen);
  return [
    `${name}: ${differing} pixels differ. Compare test-results/looks/${name}.png with pictures/${name}.png beside the test`,
  ];
}
