import sanitize from 'sanitize-html';
import { safeLink } from '../../../src/shell/addresses.ts';
import { leadsBy } from './decoration-links.ts';

/**
 * Cleans the markup of a decoration: no script, frame, form or style sheet of its own, and every link waits for `followedLinks`. The document's
 * policy and sandbox are the wall; this keeps links from leading away unasked.
 * @param mark a word that no page knows, of letters, digits and hyphens
 */
export const cleanDecoration = (html: string, mark: string): string =>
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
    allowedSchemes: ['http', 'https', leadsBy(mark).slice(0, -1)],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    parseStyleAttributes: false,
    transformTags: {
      a: (tagName, { href = '', class: className = '', style = '' }) => ({
        tagName,
        attribs: {
          ...(safeLink(href) && !/^[?#]/.test(href) ? { href: leadsBy(mark) + encodeURIComponent(href) } : {}),
          target: '_blank',
          rel: 'noopener noreferrer',
          class: className,
          style,
        },
      }),
    },
  });
