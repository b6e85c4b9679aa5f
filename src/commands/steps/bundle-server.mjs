import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import { root } from './root.mjs';

/**
 * Bundles the server and every worker thread (`worker.ts` of a feature) into dist/server, packages left outside.
 * A worker lies in the same relative place as its source.
 */
const workers = await glob('server-mock/**/worker.ts', { cwd: root });
const outdir = join(root, 'dist', 'server');
if (existsSync(outdir)) rmSync(outdir, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: ['server-mock/main.ts', ...workers],
  outbase: 'server-mock',
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
