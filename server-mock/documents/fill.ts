import { resolveMarkers } from '../../src/shell/index.ts';
import type { StartData } from '../../src/types/start.ts';
import type { Shell } from './shell-cache.ts';

/** Text for HTML content and attribute values. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON that cannot end the data block it stands in. */
function blockJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Fills a document's placeholders and turns the build's markers into links. `shell.html`, `skeleton` and `wayIn` are markup
 * already; `guest` is a script that others wrote.
 */
export function fillTemplate(
  template: string,
  {
    title,
    shell,
    skeleton = '',
    wayIn = '',
    guest = null,
    start,
  }: { title: string; shell: Shell; skeleton?: string; wayIn?: string; guest?: URL | null; start: StartData },
): string {
  const block = `<script type="application/json" id="pagewright-start">${blockJson(start)}</script>`;
  const script = guest ? `<script src="${escapeHtml(guest.href)}" defer></script>` : '';
  return resolveMarkers(template, { covered: shell.covered, locale: start.locale, appearance: start.appearance })
    .replace(/<html lang="[^"]*"/, () => `<html lang="${start.locale}"`)
    .replace('<!--pagewright:head-->', () => `<title>${escapeHtml(title)}</title>${script}`)
    .replace('<!--pagewright:shell-->', () => shell.html)
    .replace('<!--pagewright:skeleton-->', () => skeleton)
    .replace('<!--pagewright:way-in-->', () => wayIn)
    .replace('<!--pagewright:start-->', () => block);
}
