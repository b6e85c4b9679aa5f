import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { boundedFormulas } from './src/build/bounded-formulas.ts';
import { calmConsole } from './src/build/calm-console.ts';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { closedParts } from './src/build/closed-parts.ts';
import { criticalCss } from './src/build/critical-css/plugin.ts';
import { deferredPackages } from './src/build/deferred-packages.ts';
import { documentBasics } from './src/build/document-basics.ts';
import { droppedExpressions } from './src/build/dropped-expressions.ts';
import { earlyRenderers } from './src/build/early-renderers.ts';
import { earlyScript } from './src/build/early-script.ts';
import { editorPatch } from './src/build/editor-patch.ts';
import { dropForeignParts } from './src/build/foreign-parts.ts';
import { frameEdges } from './src/build/frame-edges.ts';
import { iconSubset } from './src/build/icon-subset.ts';
import { lazyStores } from './src/build/lazy-stores.ts';
import { localePreload } from './src/build/locale-preload.ts';
import { packageAliases, singletons } from './src/build/package-aliases.ts';
import { precompress } from './src/build/precompress.ts';
import { quietActions } from './src/build/quiet-actions.ts';
import { refusedPictures } from './src/build/refused-pictures.ts';
import { rendererTable } from './src/build/renderer-table.ts';
import { renewedRules } from './src/build/renewed-rules.ts';
import { shippedPackages } from './src/build/shipped-packages.ts';
import { sideEffectRules } from './src/build/side-effects.ts';
import { textInput } from './src/build/text-input.ts';
import { sharedTestOptions, testProjects } from './src/build/vitest-projects.ts';
import { darkSheet } from './src/theme/dark-sheet.ts';
import { oneFormLayout } from './src/theme/one-form-layout.ts';
import { platformTheme } from './src/theme/vite-plugin.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const client = path('dist/client');
const testing = process.env['VITEST'] === 'true';

export default defineConfig({
  root: testing ? path('.') : path('src/documents'),
  base: './',
  plugins: [
    react(),
    documentBasics(),
    deferredPackages(),
    lazyStores(),
    rendererTable(),
    earlyRenderers(['account/login', 'shell/bare'], path('.')),
    iconSubset(),
    dropForeignParts(),
    quietActions(),
    frameEdges(),
    calmConsole(),
    boundedFormulas(),
    droppedExpressions(),
    renewedRules(),
    refusedPictures(),
    closedParts(),
    textInput(),
    editorPatch(),
    oneFormLayout(),
    earlyScript('login.html', 'shell-keeper'),
    localePreload('login.html'),
    criticalCss('login.html', path('src/shell/look.json')),
    criticalCss('app.html', path('src/documents/app-look.json')),
    platformTheme(path('schemas/theme/platform.json')),
    darkSheet(path('schemas/theme/platform-dark.json'), path('src/theme/dark.css')),
    shippedPackages(path('dist/client-packages.json')),
    precompress(),
  ],
  resolve: { alias: packageAliases, dedupe: singletons },
  css: { lightningcss: { errorRecovery: true } },
  build: {
    outDir: client,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        login: path('src/documents/login.html'),
        app: path('src/documents/app.html'),
        share: path('src/documents/share.html'),
        'shell-keeper': path('src/shell/keeper.ts'),
      },
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: { moduleSideEffects: sideEffectRules },
    },
  },
  test: { ...sharedTestOptions, projects: testProjects },
});
