import type { StartData } from '../types/start.ts';
import { element, escapeHtml } from './html.ts';

/** The link's place in the document. */
export const STANDARD_LOGIN = 'standard-login';

/** Room below the page, so that the link covers nothing of it at its end. */
const room = ['all: initial', 'display: block', 'height: 36px'];

/** Letters as everywhere in the product, by name: what the theme's variable says is for pages to change. */
const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, "Helvetica Neue", "PingFang SC", ' +
  '"Hiragino Sans GB", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/**
 * Rules on the element itself that no style sheet of a page outdoes: the link stays visible and above the page. In the corner it lies
 * on one half of a page that has two.
 */
const look = [
  'display: block',
  'visibility: visible',
  'opacity: 1',
  'position: fixed',
  'inset: auto auto 6px 16px',
  'transform: none',
  'z-index: 2147483647',
  'padding: 2px 12px',
  'border-radius: 12px',
  'background: #fff',
  'color: #4b5563',
  `font: 13px/20px ${FONT}`,
  'white-space: nowrap',
  'text-decoration: underline',
  'pointer-events: auto',
];

const important = (rules: string[]): string => rules.map((rule) => `${rule} !important`).join('; ');

interface Shown extends Pick<StartData, 'contextPath' | 'texts'> {
  screen: Pick<StartData['screen'], 'id' | 'layer'>;
}

/**
 * The way to the built-in login page for a document that shows another one, which may have no form or a wrong one. It is
 * part of the document, outside of what a screen fills, and needs no script. Empty where the built-in one is in force.
 * @param builtin the id of the login screen that the route names
 * @param query of the present address; where the sign-in leads to is kept
 */
export function standardLogin(
  { contextPath, screen, texts }: Shown,
  builtin: string,
  query: Readonly<Record<string, string>>,
): string {
  if (screen.layer === 'builtin' && screen.id === builtin) return '';
  const { redirect } = query;
  const search = new URLSearchParams({ safe: '1', ...(redirect ? { redirect } : {}) });
  const name = texts['host.standardLogin'] ?? '';
  const link = element('a', { href: `${contextPath}/login?${search}`, style: important(look) }, escapeHtml(name));
  return element('nav', { id: STANDARD_LOGIN, 'aria-label': name, style: important(room) }, link);
}
