import type { Plugin } from 'vite';

/** What every document begins its head with. */
const BASICS = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" type="image/svg+xml" href="../theme/favicon.svg" />`;

/** Writes it into the documents, ahead of everything that looks for files in them. */
export function documentBasics(): Plugin {
  return {
    name: 'pagewright:document-basics',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<!--pagewright:basics-->', BASICS) },
  };
}
