import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.ttf', '.wasm', '.map', '.txt']);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Ways to write distances (RFC 7932, section 4): postfix bits, and direct codes. Which one is the smallest differs from file to
 * file, by up to half a percent.
 */
const DISTANCES = [
  [0, 0],
  [1, 0],
  [2, 44],
  [2, 52],
] as const;

/** Larger files take too long to be compressed several times; in bytes. */
const SMALL = 128 * 1024;

function brotli(text: Buffer, [postfix, direct]: readonly [number, number]): Promise<Buffer> {
  return compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });
}

const methods = {
  async br(text: Buffer): Promise<Buffer> {
    const tries = text.length > SMALL ? DISTANCES.slice(0, 1) : DISTANCES;
    const found = await Promise.all(tries.map((distance) => brotli(text, distance)));
    return found.reduce((smallest, each) => (each.length < smallest.length ? each : smallest));
  },
  gz: (text: Buffer): Promise<Buffer> => compressGzip(text, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `.br` (quality 11, the smallest of a few tries) and `.gz` (level 9) beside every text file of a folder but the documents, which the server fills. Results are kept by content in
 * `cache`, so that the next build compresses only what has changed.
 */
export async function precompressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  const queue = names.filter((name) => COMPRESSIBLE.has(extname(name))).map((name) => join(folder, name));
  const worker = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file, cache);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function compressFile(file: string, cache: string): Promise<void> {
  const text = await readFile(file);
  // With the ways to compress: what an earlier release has kept is not theirs.
  const hash = createHash('sha256').update(JSON.stringify(DISTANCES)).update(text).digest('hex');
  for (const [ending, compress] of Object.entries(methods)) {
    const kept = join(cache, `${hash}.${ending}`);
    await copyFile(kept, `${file}.${ending}`).catch(async () => {
      await keep(kept, await compress(text));
      await copyFile(kept, `${file}.${ending}`);
    });
  }
}

/** Appears whole or not at all: two builds may run at once. */
async function keep(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/**
 * Runs the compression after the files are written.
 * @param below the part of the output folder that is compressed; absent: all of it.
 */
export function precompress(below = ''): Plugin {
  let folder = '';
  let cache = '';
  return {
    name: 'pagewright:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir, below);
      cache = join(config.cacheDir, 'precompressed');
    },
    closeBundle: { order: 'post', sequential: true, handler: () => precompressFolder(folder, cache) },
  };
}
