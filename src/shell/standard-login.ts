import type { StartData } from '../types/start.ts';
import { element, escapeHtml } from './html.ts';
import { PRODUCT_FONT } from './product-font.ts';

/** The link's place in the document. */
export const STANDARD_LOGIN = 'standard-login';

/** Room below the page, so that the link covers nothing of it at its end. */
const room = ['all: initial', 'display: block', 'height: 36px'];

/** A length that is nothing on a phone, and this much in wider windows. An element's own rules know no media. */
const wide = (length: string): string => `clamp(0px, (100vw - 600px) * 9999, ${length})`;

/**
 * Rules on the element itself that no style sheet of a page outdoes: the link stays visible and above the page. In the corner it lies
 * on one half of a page that has two. On a phone it is a strip along the edge, because a corner of the page would be under it.
 */
const look = [
  'display: block',
  'visibility: visible',
  'opacity: 1',
  'position: fixed',
  `inset: auto auto ${wide('6px')} ${wide('16px')}`,
  'transform: none',
  'z-index: 2147483647',
  'box-sizing: border-box',
  'min-width: clamp(0px, (600px - 100vw) * 9999, 100vw)',
  'padding: 2px 12px',
  `border-radius: ${wide('12px')}`,
  'background: light-dark(#fff, #23272f)',
  'color: light-dark(#4b5563, #c9ced6)',
  `font: 13px/20px ${PRODUCT_FONT}`,
  'text-align: center',
  'white-space: nowrap',
  'text-decoration: underline',
  'pointer-events: auto',
];

const important = (rules: string[]): string => rules.map((rule) => `${rule} !important`).join('; ');

interface Shown extends Pick<StartData, 'contextPath' | 'texts'> {
  screen: Pick<StartData['screen'], 'layer'>;
}

/**
 * The way to the built-in login page for a document that shows one of the operator's, which may have no form or a wrong one. It is
 * part of the document, outside of what a screen fills, and needs no script. Empty for built-in screens: they work.
 * @param query of the present address; where the sign-in leads to is kept
 */
export function standardLogin({ contextPath, screen, texts }: Shown, query: Readonly<Record<string, string>>): string {
  if (screen.layer === 'builtin') return '';
  const { redirect } = query;
  const search = new URLSearchParams({ safe: '1', ...(redirect ? { redirect } : {}) });
  const name = texts['host.standardLogin'] ?? '';
  const link = element('a', { href: `${contextPath}/login?${search}`, style: important(look) }, escapeHtml(name));
  return element('nav', { id: STANDARD_LOGIN, 'aria-label': name, style: important(room) }, link);
}
