import type { Plugin } from 'vite';

const LOCALE = /amis-ui\/esm\/locale\/([a-z]{2}-[A-Z]{2})\.js$/;

/**
 * Leaves a marker for each locale with the file of amis's own texts, `<!--pagewright:preload LOCALE href="…"-->`. The
 * host imports that file when it starts; the server, which knows the locale, turns the right marker into a preload.
 * @param document file name of the HTML document, which holds the place `<!--pagewright:locales-->`
 */
export function localePreload(document: string): Plugin {
  return {
    name: 'pagewright:locale-preload',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle[document];
      const markers = Object.values(bundle).flatMap((file) => {
        const locale = file.type === 'chunk' && file.facadeModuleId?.match(LOCALE)?.[1];
        return locale ? [`<!--pagewright:preload ${locale} href="./${file.fileName}"-->`] : [];
      });
      if (html?.type !== 'asset' || markers.length === 0)
        throw new Error(`locale preload: no ${document} or no locales`);
      html.source = String(html.source).replace('<!--pagewright:locales-->', markers.join(''));
    },
  };
}
