import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { translateText } from '../../../src/i18n/translate.ts';
import { routeOfScreen } from '../../../src/routes/index.ts';
import { safePicture } from '../../../src/shell/addresses.ts';
import { element, escapeHtml } from '../../../src/shell/html.ts';
import type { PublicConfig } from '../../../src/types/start.ts';
import type { Showing } from './decide.ts';
import type { Gathered } from './gather.ts';
import { plainTextOf } from './plain-text.ts';

/** Reads `src/documents/skeletons/<name>.html`, again when it has changed; undefined when there is none. */
function pieceReader(projectRoot: string): (name: string) => string | undefined {
  const known = new Map<string, { modified: number; html: string }>();
  return (name) => {
    const path = join(projectRoot, 'src', 'documents', 'skeletons', `${name}.html`);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return undefined;
    const cached = known.get(name);
    if (cached?.modified === modified) return cached.html;
    const html = readFileSync(path, 'utf8').trim();
    known.set(name, { modified, html });
    return html;
  };
}

const words = element('span', { class: 'pw-skeleton pw-skeleton-words', 'aria-hidden': 'true' });

/**
 * Makes the first picture of pages in the app document: the frame of the shell in force, in it the kind of page that the
 * route names, with the brand and those of the page's words that are known without its data. It stands until the live
 * page is there, so it has the same classes and sizes.
 */
export function createSkeletons(projectRoot: string): (showing: Showing, gathered: Gathered, embed: boolean) => string {
  const piece = pieceReader(projectRoot);
  return (showing, { screen, start, name }, embed) => {
    if (showing.document !== 'app') return '';
    const { skeleton } = routeOfScreen({ screen, route: showing.route }, start.routes.routes) ?? {};
    const frame = piece(start.shell?.id ?? 'shell/bare') ?? piece('shell/bare') ?? '';
    const page = (skeleton && piece(`page/${skeleton}`)) ?? '';
    const known = (className: string) => {
      const text = plainTextOf(screen.schema, className);
      return text && escapeHtml(translateText(text, start.texts));
    };
    const unnamed = element('span', { class: 'pw-unseen' }, escapeHtml(name)) + words;
    const html = frame
      .replace('<!--pagewright:header-->', () => piece('part/header') ?? '')
      .replace('<!--pagewright:page-->', () => page)
      .replace('<!--pagewright:brand-->', () => brand(start.config))
      .replace('<!--pagewright:title-->', () => known('pw-title') || unnamed)
      .replace(/<!--pagewright:text ([\w-]+)-->/g, (_, className: string) => known(className) ?? words);
    return element('div', { class: embed && 'is-embedded' }, html);
  };
}

function brand({ logo, siteName }: PublicConfig): string {
  const src = safePicture(logo);
  const shown = src ? element('img', { class: 'pw-brand-logo', src, alt: '' }) : escapeHtml(siteName);
  return element('span', { class: 'pw-brand' }, shown);
}
