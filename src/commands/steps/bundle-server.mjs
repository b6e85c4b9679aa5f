import { rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import { root } from '../../machine/root.mjs';
import { bundledOnly } from './bundled-packages.mjs';

/**
 * Bundles the server and every worker thread into dist/server, or the folder named as argument. The `worker.ts` of a folder becomes
 * `<folder>-worker.js` beside the server.
 */
const workers = await glob('server-mock/**/worker.ts', { cwd: root });
const programs = workers.map((file) => [`${basename(dirname(file))}-worker`, file]);
const outdir = resolve(root, process.argv[2] ?? 'dist/server');
rmSync(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { main: 'server-mock/main.ts', ...Object.fromEntries(programs) },
  outdir,
  bundle: true,
  splitting: true,
  plugins: [bundledOnly],
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  mainFields: ['module', 'main'],
  sourcemap: true,
  logLevel: 'warning',
});
