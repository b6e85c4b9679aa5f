import sanitizeHtml from 'sanitize-html';

/** What a page of the manual may hold: words and their looks, lists, tables, code, links and pictures; no scripts, styles, forms and frames. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'hr', 'a', 'img', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'em', 's', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel', 'aria-hidden', 'tabindex'],
    code: ['class'],
    div: ['data-example'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    pre: ['tabindex'],
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id']])),
  },
  allowedClasses: {
    div: ['pw-doc-table', 'pw-doc-code', 'pw-doc-example'],
    a: ['pw-doc-anchor'],
    code: ['language-*'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nestingLimit: 30,
};

/** The markup of a page without anything that could run. The Markdown lets no markup through; this is the second wall. */
export const sanitisedPage = (html: string): string => sanitizeHtml(html, RULES);
