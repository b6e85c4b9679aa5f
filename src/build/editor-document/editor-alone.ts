import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ownModule } from '../amis-patches/tools/amis-sources.ts';

const unquoted = (path: string): string => JSON.parse(ownModule(path)) as string;

/** A module without anything in it. */
const NOTHING = '\0pagewright:nothing';

/**
 * What only the editor document does.
 * - The platform's sheet stays out of its own: the document links to the file of the other documents, which its canvas loads, too.
 * - `amis` as a whole registers our table of renderers, as the other documents do.
 * - Monaco has JSON alone, and asks us for its words.
 * - `amis-postcss` stays out: no licence comes with it. The fields that need it, for CSS as text, are taken out of the panels.
 * - Files of an earlier build go: the folder around them belongs to the build of the other documents.
 */
export function editorAlone(): Plugin {
  let assets = '';
  return {
    name: 'pagewright:editor-alone',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root, build: { outDir, assetsDir } }) => {
      assets = join(resolve(root, outDir), assetsDir);
    },
    buildStart: () => rmSync(assets, { recursive: true, force: true }),
    load: (id) => (id === NOTHING ? '' : null),
    resolveId(id, importer = '') {
      if (id.endsWith('/theme/styles.ts')) return NOTHING;
      if (id === 'amis-postcss') return unquoted('editor/doors/no-css-text.ts');
      if (id === 'monaco-editor') return unquoted('editor/json/monaco.ts');
      if (/\/nls\.js$/.test(id) && importer.includes('/monaco-editor/')) return unquoted('editor/json/monaco-words.ts');
      return id === './minimal.js' && /\/amis\/esm\/index\.js$/.test(importer) ? '\0virtual:amis-renderers' : null;
    },
  };
}
