import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { packageAliases } from '../../../src/build/package-aliases.ts';

/** Files of a bundle by their path on the server, such as `/editor-page.js`. */
export type Bundle = ReadonlyMap<string, Uint8Array>;

const here = fileURLToPath(new URL('.', import.meta.url));

/** Packages of nodes that no page here has; they make up most of what amis-editor brings along. */
const NOT_NEEDED =
  /^(?:monaco-editor|tinymce|froala-editor|echarts|echarts-\w+|exceljs|office-viewer|xlsx|react-pdf|pdfjs-dist|hls\.js|mpegts\.js|video-react|react-json-view|cropperjs|react-cropper|jsbarcode|papaparse)(?:\/|$)/;

/** A module whose every member does nothing, whatever is asked of it. */
const SILENT = `
const silent = new Proxy(function () {}, {
  get: (own, key) => (typeof key === 'symbol' || key === 'then' || key === 'prototype' ? own[key] : silent),
  apply: () => silent,
  construct: () => silent,
});
`;

const packages: Plugin = {
  name: 'packages',
  setup(plugin) {
    for (const { find, replacement } of packageAliases) {
      plugin.onResolve({ filter: find }, ({ resolveDir }) =>
        plugin.resolve(replacement, { resolveDir, kind: 'import-statement' }),
      );
    }
    plugin.onResolve({ filter: NOT_NEEDED }, ({ path }) => ({ path, namespace: 'left-out' }));
    plugin.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents:
        SILENT +
        (path === 'monaco-editor' ? 'export { silent as languages, silent as editor };' : 'module.exports = silent;'),
    }));
  },
};

/** Bundles the editor's page, the checker's worker and the checker alone, in memory. */
export async function bundleEditor(): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: {
      'editor-page': `${here}editor-page.tsx`,
      'checker-worker': `${here}../../../src/validation/worker.ts`,
      'checker-page': `${here}checker-page.ts`,
    },
    outdir: '/',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    loader: {
      '.ttf': 'empty',
      '.woff': 'empty',
      '.woff2': 'empty',
      '.eot': 'empty',
      '.svg': 'dataurl',
      '.png': 'dataurl',
    },
    plugins: [packages],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}
