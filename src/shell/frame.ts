import { inLanguage } from '../i18n/own-texts.ts';
import type { AmisPage } from '../types/amis.ts';
import look from './app-look.json' with { type: 'json' };
import { rootData, scopeFor } from './compile.ts';
import { element } from './html.ts';
import { frameNodes } from './nodes/frame-nodes.ts';
import type { FrameContext, Node, Scope } from './types.ts';

/**
 * Compiles the first picture of a page in the app document: its shell, and in it the page as it is before its calls are answered.
 * From the first part of the page that has no static form or styles on, `rest` stands in its place. Pure.
 * @param shell the frame around the page; null: the page stands alone
 */
export function compileFrame(shell: AmisPage | null, context: FrameContext): string {
  const root = { ...rootData(context), ...context.seen };
  // Gaps matter where people act on a form. Nobody can act here before the live page is there.
  const scope = scopeFor(context, root, () => undefined, frameNodes);
  const outlet = () => pageHtml(context, scope);
  const around = shell && scope.render(asPage(shell, context), { ...scope, outlet: () => PLACE });
  const isWhole = around && isStyled(around) && around.includes(PLACE);
  return withKnownClasses(isWhole ? around.replace(PLACE, outlet) : element('main', { class: 'pw-main' }, outlet()));
}

/** Stands for the page while its shell is compiled. Text of pages is escaped, so it is nowhere else. */
const PLACE = '<page>';

const known = new Set(look.classes);

/** Whether the document has the styles of all classes of the platform's own in a part. The place of a button has its own look. */
const isStyled = (html: string): boolean =>
  [...html.matchAll(/ class="([^"]*)"/g)]
    .map(([, names]) => names!.split(' '))
    .filter((names) => !names.includes('pw-skeleton-button'))
    .every((names) => names.every((name) => !name.startsWith('pw-') || known.has(name)));

/**
 * Leaves out the class names that the document's own styles do not have: the whole style sheet, which comes while this picture is
 * shown, must not change it. Attributes are escaped, so in markup of ours the pattern finds class attributes alone.
 */
function withKnownClasses(html: string): string {
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter((name) => known.has(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

/** amis takes a node without a type for a page. */
const asPage = (page: AmisPage, { texts, locale }: Pick<FrameContext, 'texts' | 'locale'>): Node =>
  ({ type: 'page', ...inLanguage(page, texts, locale) }) as Node;

/** The page, its parts one by one up to the first that cannot be shown. */
function pageHtml({ page, rest, unknown, texts, locale }: FrameContext, scope: Scope): string {
  if (!page) return unknown;
  let isDone = false;
  const lacks = () => {
    isDone = true;
  };
  const part = (node: unknown, inner: Scope): string => {
    if (isDone) return '';
    const html = scope.render(node, { ...inner, render: scope.render, lacks });
    isDone ||= !isStyled(html);
    return isDone ? rest : html;
  };
  const parts = (body: unknown, inner: Scope): string =>
    (Array.isArray(body) ? body : [body]).map((node) => part(node, inner)).join('');
  const node = asPage(page, { texts, locale });
  if (node['type'] !== 'page') return unknown;
  const html = frameNodes['page']!.html(node, { ...scope, render: (body, inner = scope) => parts(body, inner) });
  return html.includes('<h1') ? html : unknown;
}
