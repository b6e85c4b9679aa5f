import type { Plugin } from 'vite';

/**
 * Loads an entry of its own before the document's main script: the bundler would join two scripts of one document into
 * one file, and the small one would wait for the large one.
 * @param document file name of the HTML document, which holds the place `<!--pagewright:early-script-->`
 * @param entry name of the entry
 */
export function earlyScript(document: string, entry: string): Plugin {
  return {
    name: 'pagewright:early-script',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle[document];
      const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === entry);
      if (html?.type !== 'asset' || !script) throw new Error(`early script: no ${document} or no entry ${entry}`);
      const tag = `<script type="module" crossorigin src="./${script.fileName}"></script>`;
      html.source = String(html.source).replace('<!--pagewright:early-script-->', tag);
    },
  };
}
