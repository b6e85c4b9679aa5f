import { element, escapeHtml } from '../../src/shell/html.ts';
import type { StartData } from '../../src/types/start.ts';

/** Rules on the element itself that no style sheet of a page outdoes: the way in stays visible and above the page. */
const place = [
  'all: initial',
  'display: block',
  'position: sticky',
  'bottom: 0',
  'z-index: 2147483647',
  'padding: 4px',
  'text-align: center',
  'font: 13px/20px system-ui, sans-serif',
  'pointer-events: none',
];
const look = [
  'display: inline-block',
  'visibility: visible',
  'opacity: 1',
  'position: static',
  'padding: 2px 12px',
  'border-radius: 12px',
  'background: #fff',
  'color: #4b5563',
  'font: inherit',
  'text-decoration: underline',
  'pointer-events: auto',
];

const important = (rules: string[]): string => rules.map((rule) => `${rule} !important`).join('; ');

/**
 * The way to the built-in login page for a document that shows another one, which may have no form or a wrong one. It is
 * part of the document, outside of what a screen fills, and needs no script. Empty where the built-in one is in force.
 * @param builtin the id of the login screen that the route names
 * @param query of the present address; where the sign-in leads to is kept
 */
export function standardLogin(
  { contextPath, screen, texts }: Pick<StartData, 'contextPath' | 'screen' | 'texts'>,
  builtin: string,
  query: Readonly<Record<string, string>>,
): string {
  if (screen.layer === 'builtin' && screen.id === builtin) return '';
  const { redirect } = query;
  const search = new URLSearchParams({ safe: '1', ...(redirect ? { redirect } : {}) });
  const name = texts['host.standardLogin'] ?? '';
  const link = element('a', { href: `${contextPath}/login?${search}`, style: important(look) }, escapeHtml(name));
  return element('nav', { 'aria-label': name, style: important(place) }, link);
}
