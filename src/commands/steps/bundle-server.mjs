import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import { root } from './root.mjs';

/**
 * Bundles the server and every worker thread into dist/server, packages left outside. The `worker.ts` of a feature
 * becomes `<feature>-worker.js` beside the server.
 */
const workers = await glob('server-mock/*/**/worker.ts', { cwd: root });
const programs = workers.map((file) => [`${file.split('/')[1]}-worker`, file]);
const outdir = join(root, 'dist', 'server');
if (existsSync(outdir)) rmSync(outdir, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: { main: 'server-mock/main.ts', ...Object.fromEntries(programs) },
  outdir,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
});
