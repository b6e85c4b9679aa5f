import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.json', '.svg', '.ttf', '.wasm', '.map', '.txt']);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every text file of the build. A file whose compressed
 * neighbours are newer is skipped, so that a second build costs almost nothing.
 */
export async function precompressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const queue = names.filter((name) => COMPRESSIBLE.has(extname(name))).map((name) => join(folder, name));
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compressFile(file: string): Promise<void> {
  const written = (await stat(file)).mtimeMs;
  if ((await modified(`${file}.br`)) > written && (await modified(`${file}.gz`)) > written) return;
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
}

const modified = (file: string): Promise<number> =>
  stat(file).then(
    (entry) => entry.mtimeMs,
    () => 0,
  );

/** Runs the compression after the files are written. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'pagewright:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => precompressFolder(folder) },
  };
}
