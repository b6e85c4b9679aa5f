import type { Plugin } from 'vite';

/** What documents have in common, by the names of their places. */
const PIECES = {
  /** What every document begins its head with. */
  basics: `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" type="image/svg+xml" href="../theme/favicon.svg" />`,
  /** The styles of documents with a first picture. */
  'first-picture': `<style>
      /* Margins of the first picture are inside it, so that it does not move when it goes. */
      #shell {
        display: flow-root;
      }
      /* The live page is drawn unseen behind the first picture until it is whole. */
      #root[aria-busy] {
        position: absolute;
        inset: 0;
        visibility: hidden;
      }
    </style>`,
};

/** Writes them into the documents, ahead of everything that looks for files in them. */
export function documentBasics(): Plugin {
  return {
    name: 'pagewright:document-basics',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        Object.entries(PIECES).reduce(
          (filled, [name, piece]) => filled.replace(`<!--pagewright:${name}-->`, piece),
          html,
        ),
    },
  };
}
