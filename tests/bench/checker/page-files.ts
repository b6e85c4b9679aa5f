import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../../../src/machine/root.mjs';
import { isPart } from '../../../src/validation/parts/include.ts';
import { composedText, readShippedScreens } from '../../../src/validation/parts/shipped.ts';

/** A page as a file: where it is, its text and its value. */
export interface PageFile {
  file: string;
  text: string;
  page: unknown;
}

function read(folder: string, patterns: string[], ignore: string[] = []): PageFile[] {
  const files = globSync(patterns, { cwd: folder, ignore, absolute: true }).sort();
  return files.map((path) => {
    const text = readFileSync(path, 'utf8');
    return { file: relative(folder, path).replaceAll('\\', '/'), text, page: JSON.parse(text) };
  });
}

/** Every page and part the product ships, as the files are. */
export function productPages(): PageFile[] {
  return read(root, ['schemas/screens/**/*.json']);
}

/** Every page that the product ships with its parts in place, as browsers get it: names that calls mean are the whole page's. */
export function composedPages(): PageFile[] {
  const shipped = readShippedScreens(root);
  return [...shipped.keys()].flatMap((id) => {
    const text = composedText(shipped, id);
    const page: unknown = JSON.parse(text);
    return isPart(page) ? [] : [{ file: `schemas/screens/${id}.json`, text, page }];
  });
}

/** The pages that were written for the tests (tests/pages/README.md). */
export function testPages(): PageFile[] {
  return read(root, ['tests/pages/*/*.json'], ['tests/pages/texts/**']);
}

/** The texts of these pages in English. */
export function testTexts(): Record<string, string> {
  return JSON.parse(readFileSync(join(root, 'tests/pages/texts/en-US.json'), 'utf8'));
}

/**
 * amis's official pages and examples, for the benchmark only; empty where PAGEWRIGHT_CORPUS is not set.
 *
 * @throws Error when PAGEWRIGHT_CORPUS names a folder that does not hold them.
 */
export function corpusPages(): PageFile[] {
  const folder = process.env['PAGEWRIGHT_CORPUS'];
  if (!folder) return [];
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`PAGEWRIGHT_CORPUS is ${folder}, but there is no manifest.json in that folder.`);
  return read(folder, ['**/*.json'], ['manifest.json']);
}

/** The pages that the benchmark measures with: those of the product and the official ones, or else those of the tests. */
export function measuredPages(): PageFile[] {
  const corpus = corpusPages();
  return [...composedPages(), ...(corpus.length > 0 ? corpus : testPages())];
}
