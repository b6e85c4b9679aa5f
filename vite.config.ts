import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { amisPatches } from './src/build/amis-patches/index.ts';
import { calmReact } from './src/build/calm-react.ts';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { stylesWithoutScripts } from './src/build/critical-css/in-development.ts';
import { criticalCss } from './src/build/critical-css/plugin.ts';
import { shownSheet } from './src/build/critical-css/shown-styles.ts';
import { documentBasics } from './src/build/document-basics.ts';
import { earlyRenderers } from './src/build/early-renderers.ts';
import { earlyScript } from './src/build/early-script.ts';
import { monacoWordsModule } from './src/build/editor-document/monaco-words.ts';
import { namedColours } from './src/build/editor-document/name-colours.ts';
import { panelConditionsModule } from './src/build/editor-document/panel-conditions.ts';
import { localePreload } from './src/build/locale-preload.ts';
import { precompress } from './src/build/precompress.ts';
import { shippedPackages } from './src/build/shipped-packages.ts';
import { sharedTestOptions, testProjects } from './src/build/vitest-projects.ts';
import { darkSheet } from './src/theme/dark-sheet.ts';
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
    amisPatches(),
    calmReact(),
    earlyRenderers(['account/login', 'shell/bare'], path('.')),
    earlyScript('login.html', 'shell-keeper'),
    localePreload('login.html'),
    criticalCss('login.html', path('src/shell/look.json')),
    criticalCss('app.html', path('src/shell/app-look.json')),
    criticalCss('shared.html', path('src/shell/app-look.json')),
    criticalCss('text.html', path('src/shell/text-look.json')),
    stylesWithoutScripts(path('src/theme/index.css'), path('schemas/theme/platform.json')),
    shownSheet('shared.html'),
    platformTheme(path('schemas/theme/platform.json')),
    darkSheet(path('schemas/theme/platform-dark.json'), path('src/theme/dark.css')),
    namedColours(),
    panelConditionsModule(),
    monacoWordsModule(),
    shippedPackages(path('dist/client-packages.json')),
    precompress(),
  ],
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
        shared: path('src/documents/shared.html'),
        text: path('src/documents/text.html'),
        'shell-keeper': path('src/shell/keeper.ts'),
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  test: { ...sharedTestOptions, projects: testProjects },
});
