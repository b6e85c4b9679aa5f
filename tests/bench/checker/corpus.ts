import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../../../src/commands/steps/root.mjs';

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

/** Folder of the official pages: PAGEWRIGHT_CORPUS, or `shared/corpus` beside the project; undefined where neither is. */
function corpusFolder(): string | undefined {
  const folder = process.env['PAGEWRIGHT_CORPUS'] ?? resolve(root, '../shared/corpus');
  return existsSync(join(folder, 'manifest.json')) ? folder : undefined;
}

/** amis's official pages and examples; empty where the corpus is not there. */
export function corpusPages(): PageFile[] {
  const folder = corpusFolder();
  return folder === undefined ? [] : read(folder, ['**/*.json'], ['manifest.json']);
}

/** Every page the product ships. */
export function productPages(): PageFile[] {
  return read(root, ['schemas/screens/**/*.json']);
}
