import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { amisPatches } from '../amis-patches/index.ts';
import { calmReact } from '../calm-react.ts';
import { documentBasics } from '../document-basics.ts';
import { earlyRenderers } from '../early-renderers.ts';
import { precompress } from '../precompress.ts';
import { shippedPackages } from '../shipped-packages.ts';
import { canvasSheets } from './canvas-sheets.ts';
import { editorAlone } from './editor-alone.ts';
import { monacoWordsModule } from './monaco-words.ts';
import { namedColours } from './name-colours.ts';
import { panelConditionsModule } from './panel-conditions.ts';

const path = (relative: string): string => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

/**
 * The editor document is built for itself, after the other documents and into the same folder. amis-editor uses nearly all of amis: in
 * one build with the others its needs would make their files larger.
 */
export default defineConfig({
  root: path('src/documents'),
  base: './',
  plugins: [
    editorAlone(),
    react(),
    documentBasics(),
    amisPatches(),
    calmReact(),
    panelConditionsModule(),
    monacoWordsModule(),
    earlyRenderers(['screens/edit'], path('.')),
    namedColours(),
    canvasSheets(path('dist/client/app.html')),
    shippedPackages(path('dist/editor-packages.json')),
    precompress('assets/editor'),
  ],
  css: { lightningcss: { errorRecovery: true } },
  build: {
    outDir: path('dist/client'),
    assetsDir: 'assets/editor',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: { editor: path('src/documents/editor.html') } },
  },
  worker: { format: 'es' },
});
