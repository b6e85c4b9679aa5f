import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { radios } from '../../../src/build/amis-patches/amis-editor/radios.ts';
import { editorCore } from '../../../src/build/amis-patches/amis-editor-core/editor-core.ts';
import { packageAliases } from '../../../src/build/amis-patches/packages/package-aliases.ts';
import { idsOf } from '../../../src/build/amis-patches/tools/module-patch.ts';
import { type Bundle, bundleForBrowser } from '../../support/bundle.ts';

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
    for (const { module, change } of [editorCore, radios]) {
      plugin.onLoad({ filter: idsOf([module]) }, async ({ path }) => ({
        contents: change(await readFile(path, 'utf8')),
      }));
    }
    // Style sheets that the client's own build makes.
    plugin.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    // Addresses of workers, which no page here starts.
    plugin.onResolve({ filter: /\?worker&url$/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    plugin.onResolve({ filter: NOT_NEEDED }, ({ path }) => ({ path, namespace: 'left-out' }));
    plugin.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents:
        SILENT +
        (path === 'monaco-editor' ? 'export { silent as languages, silent as editor };' : 'module.exports = silent;'),
    }));
  },
};

/** Bundles the editor's page, the checker's worker and the checker alone. */
export const bundleEditor = (): Promise<Bundle> =>
  bundleForBrowser({
    entryPoints: {
      'editor-page': `${here}editor-page.tsx`,
      'checker-worker': `${here}../../../src/validation/worker.ts`,
      'checker-page': `${here}checker-page.ts`,
    },
    loader: {
      '.ttf': 'empty',
      '.woff': 'empty',
      '.woff2': 'empty',
      '.eot': 'empty',
      '.svg': 'dataurl',
      '.png': 'dataurl',
    },
    plugins: [packages],
  });
