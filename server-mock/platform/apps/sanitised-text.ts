import sanitizeHtml from 'sanitize-html';

/** Colours, sizes and places of texts as a rich text field writes them. */
const STYLES = {
  'text-align': [/^(?:left|right|center|justify)$/],
  'text-decoration': [/^(?:underline|line-through|none)$/],
  color: [/^(?:#[\da-f]{3,8}|rgb\([\d, ]+\)|[a-z]{3,20})$/i],
  'background-color': [/^(?:#[\da-f]{3,8}|rgb\([\d, ]+\)|[a-z]{3,20})$/i],
  'font-size': [/^\d{1,2}(?:\.\d+)?(?:px|pt|em|rem)$/],
  'padding-left': [/^\d{1,3}px$/],
};

/**
 * What the rich text of a page may hold: words and their looks, lists, tables, links and pictures. No scripts, styles of whole pages, forms,
 * frames, classes and ids.
 */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'a', 'img', 'blockquote', 'pre', 'code'],
    ...[
      'ul',
      'ol',
      'li',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'del',
      'sub',
      'sup',
      'mark',
      'small',
      'figure',
      'figcaption',
    ],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['style', 'lang', 'dir'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedStyles: { '*': STYLES },
  // Deeper markup is of no use to readers and takes long to draw.
  nestingLimit: 30,
};

/** The rich text of a page without what could run or pass for the platform. Pages are sanitised once more where they are read. */
export const sanitisedText = (html: string): string => sanitizeHtml(html, RULES);

/** The same without pictures from other sites, which would learn who reads it. */
export const sanitisedDetail = (html: string): string =>
  sanitizeHtml(html, {
    ...RULES,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs['src'] ?? ''),
  });
