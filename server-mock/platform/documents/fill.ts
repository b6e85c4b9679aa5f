import { resolveMarkers } from '../../../src/shell/index.ts';
import type { StartData } from '../../../src/types/start.ts';
import type { Form } from '../shells/index.ts';
import type { InForce } from '../themes/index.ts';
import { themeMarkup } from './theme-markup.ts';

/** Text for HTML content and attribute values. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON that cannot end the data block it stands in. */
function blockJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const written = new WeakMap<object, string>();

/** JSON of something large that many documents share and nobody changes: it is written once. */
function sharedJson(value: object): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = blockJson(value);
  written.set(value, json);
  return json;
}

/** Pages and texts are most of the data and the same for many visitors. */
const isShared = (name: string, value: unknown): value is object =>
  (name === 'texts' || name === 'schema') && typeof value === 'object' && value !== null;

const hasPage = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'schema');

/** JSON of an object whose large parts are written once for all documents. */
function dataJson(data: object): string {
  const members = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const json = isShared(name, value) ? sharedJson(value) : hasPage(value) ? dataJson(value) : blockJson(value);
      return `${JSON.stringify(name)}:${json}`;
    });
  return `{${members.join()}}`;
}

/** A document without its page key, which stands between `beforeKey` and `after`. */
export interface Filled {
  /** Most of it: the same for many visitors, and until a page or a text in it changes. */
  before: string;
  /** With the number of the last event, which every publish of anybody raises. */
  beforeKey: string;
  after: string;
}

const START = '<!--pagewright:start-->';

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
    theme = null,
    start,
  }: {
    title: string;
    shell: Form;
    skeleton?: string;
    wayIn?: string;
    guest?: URL | null;
    theme?: InForce | null;
    start: Omit<StartData, 'pageKey'>;
  },
): Filled {
  const script = guest ? `<script src="${escapeHtml(guest.href)}" defer></script>` : '';
  const fill = (part: string) =>
    part
      .replace(/<html lang="[^"]*"/, () => `<html lang="${start.locale}"`)
      .replace('<!--pagewright:head-->', () => `<title>${escapeHtml(title)}</title>${script}`)
      .replace('</head>', () => `${worn}</head>`)
      .replace('<!--pagewright:shell-->', () => shell.html)
      .replace('<!--pagewright:skeleton-->', () => skeleton)
      .replace('<!--pagewright:way-in-->', () => wayIn);
  const appearance = theme?.isDark ? 'dark' : start.appearance;
  const marks = { covered: shell.covered, locale: start.locale, appearance };
  const worn = theme ? themeMarkup(theme, template) : '';
  const [head = '', tail = ''] = resolveMarkers(template, marks).split(START);
  const { cursor, ...same } = start;
  return {
    before: `${fill(head)}<script type="application/json" id="pagewright-start">${dataJson(same).slice(0, -1)}`,
    beforeKey: `,"cursor":${blockJson(cursor)},"pageKey":"`,
    after: `"}</script>${fill(tail)}`,
  };
}
