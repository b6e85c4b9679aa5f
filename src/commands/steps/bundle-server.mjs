import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import { root } from './root.mjs';

/** Packages that Node cannot import as they are: their ES builds import without file endings. */
const BUNDLED = /^(?:amis-formula|lodash|tslib)(?:\/|$)/;

/** Leaves packages in node_modules, where their own files and native parts are. */
const externalPackages = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const stays = kind === 'entry-point' || BUNDLED.test(path);
      return stays ? undefined : { path, external: true };
    });
  },
};

/**
 * Bundles the server and every worker thread into dist/server, or the folder named as argument. The `worker.ts` of a feature becomes
 * `<feature>-worker.js` beside the server.
 */
const workers = await glob('server-mock/*/**/worker.ts', { cwd: root });
const programs = workers.map((file) => [`${file.split('/')[1]}-worker`, file]);
const outdir = resolve(root, process.argv[2] ?? 'dist/server');
rmSync(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: { main: 'server-mock/main.ts', ...Object.fromEntries(programs) },
  outdir,
  bundle: true,
  splitting: true,
  plugins: [externalPackages],
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  mainFields: ['module', 'main'],
  sourcemap: true,
  logLevel: 'warning',
});
