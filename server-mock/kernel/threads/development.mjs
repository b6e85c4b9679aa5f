// Node 20 runs no TypeScript, and a thread does not take over the compiler of the thread that started it. A thread's
// few files are bundled once and kept until one changes: starting a compiler in each thread takes longer than its work.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundledOnly } from '../../../src/commands/steps/bundled-packages.mjs';
import { root } from '../../../src/machine/root.mjs';

const cache = join(root, 'node_modules/.cache/pagewright');

/** Where the bundle of these files, as they are now, lies or will lie; nothing when one of them is gone. */
function bundleOf(name, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (!existsSync(join(root, file))) return undefined;
    hash.update(readFileSync(join(root, file)));
  }
  return join(cache, `${name}-${hash.digest('hex').slice(0, 16)}.mjs`);
}

/** Several threads may write the same file at a time, and others read it. */
function write(file, content) {
  const building = `${file}.${randomUUID()}`;
  writeFileSync(building, content);
  renameSync(building, file);
}

async function makeBundle(entry, name, list) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    plugins: [bundledOnly],
    mainFields: ['module', 'main'],
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    outdir: cache,
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs);
  const bundle = bundleOf(name, files);
  mkdirSync(cache, { recursive: true });
  write(bundle, outputFiles[0].contents);
  write(list, JSON.stringify(files));
  return bundle;
}

/**
 * Runs a thread's TypeScript in development.
 * @param {URL} entry the thread's `worker.ts`
 * @param {string} name that of its bundle
 */
export async function runWorker(entry, name) {
  // The files that the last bundle was made of.
  const list = join(cache, `${name}.json`);
  const known = existsSync(list) ? bundleOf(name, JSON.parse(readFileSync(list, 'utf8'))) : undefined;
  await import(pathToFileURL(known && existsSync(known) ? known : await makeBundle(entry, name, list)).href);
}
