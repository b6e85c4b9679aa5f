import sanitize from 'sanitize-html';
import { safeLink } from '../../../src/shell/addresses.ts';
import { LEADS } from './decoration-links.ts';

/**
 * Cleans the markup of a decoration: no script, frame, form or style sheet of its own, and every link waits for `followedLinks`. The document's
 * policy and sandbox are the wall; this keeps links from leading away unasked.
 */
export const cleanDecoration = (html: string): string =>
  sanitize(html, {
    allowedTags: [
      ...sanitize.defaults.allowedTags,
      'img',
      'picture',
      'source',
      'h1',
      'h2',
      'main',
      'section',
      'small',
      'u',
    ],
    allowedAttributes: {
      '*': ['class', 'style', 'id', 'title', 'lang', 'dir', 'role', 'aria-label', 'width', 'height', 'align'],
      a: ['href', 'target', 'rel', 'class', 'style'],
      img: ['src', 'alt', 'class', 'style', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'leads'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    parseStyleAttributes: false,
    transformTags: {
      a: (tagName, { href = '', class: className = '', style = '' }) => ({
        tagName,
        attribs: {
          ...(safeLink(href) && !/^[?#]/.test(href) ? { href: LEADS + encodeURIComponent(href) } : {}),
          target: '_blank',
          rel: 'noopener noreferrer',
          class: className,
          style,
        },
      }),
    },
  });
