import markdownIt from 'markdown-it';
import { classesOf, classNames } from '../class-names.ts';
import { evaluate, textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import { styleOf } from '../styles.ts';
import type { AnyNodeCompiler, Node, Scope } from '../types.ts';
import { avatar } from './avatar.ts';
import { brand } from './brand.ts';
import { container } from './container.ts';
import { divider } from './divider.ts';
import { each } from './each.ts';
import { image } from './image.ts';
import { page } from './page.ts';
import { service } from './service.ts';
import { tpl } from './tpl.ts';

const writer = markdownIt({ linkify: true });

/** Markup is passed through here and cleaned with the whole document. */
const markup = (node: Node, scope: Scope, html: string): string =>
  element('div', { class: classesOf(node['className'], scope), style: styleOf(node['style'], scope) }, html);

/** A box that shows what is in one of its properties, with a style of its own. */
const box = (property: string, name: string, styles: (node: Node) => object = () => ({})): AnyNodeCompiler => ({
  props: [],
  html(node, scope) {
    const style = node['style'];
    const own = { ...styles(node), ...(typeof style === 'object' ? style : {}) };
    const title = textOf(node['title'], scope);
    const heading = title && element('h2', { class: classNames('Panel-title') }, escapeHtml(title));
    return element(
      'div',
      { class: classNames(name, classesOf(node['className'], scope)), style: styleOf(own, scope) },
      heading + scope.render(cellsOf(node[property])),
    );
  },
});

/** Columns have no type; they are boxes. */
const cellsOf = (content: unknown): unknown =>
  Array.isArray(content) ? content.map((cell) => (cell?.type ? cell : { type: 'container', ...cell })) : content;

const row = ({ justify = 'flex-start', alignItems = 'stretch', direction = 'row', gap = '1rem' }: Node) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: justify,
  alignItems,
  flexDirection: direction,
  gap,
});

const columns = ({ columns = [] }: Node) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  ...(Array.isArray(columns) && columns.length > 3 ? { gridAutoFlow: 'row' } : {}),
});

/** A link to anywhere; where it leads is settled when the document is cleaned. */
const link: AnyNodeCompiler = {
  props: [],
  html(node, scope) {
    const { body, label, href, link: to, url } = node;
    const address = textOf(href ?? to ?? url, scope);
    const isButton = node['type'] !== 'link';
    const level = isButton && `Button Button--${textOf(node['level'], scope) || 'default'} Button--size-default`;
    const words = body === undefined ? escapeHtml(textOf(label, scope) || address) : scope.render(body);
    const attributes = {
      class: classNames(level || 'Link', classesOf(node['className'], scope)),
      style: styleOf(node['style'], scope),
    };
    return address ? element('a', { ...attributes, href: address }, words) : isButton ? '' : words;
  },
};

const plain: AnyNodeCompiler = {
  props: [],
  html: (node, scope) => markup(node, scope, escapeHtml(textOf(node['text'] ?? node['tpl'], scope))),
};

const html: AnyNodeCompiler = {
  props: [],
  html: (node, scope) => markup(node, scope, textOf(node['html'], scope)),
};

const markdown: AnyNodeCompiler = {
  props: [],
  html(node, scope) {
    const { name, value } = node;
    const text = evaluate(value ?? (name ? `\${${textOf(name, scope)}}` : ''), scope);
    return markup(node, scope, writer.render(typeof text === 'string' ? text : ''));
  },
};

const alert: AnyNodeCompiler = {
  props: [],
  html: (node, scope) =>
    element(
      'div',
      {
        class: classNames(
          `Alert Alert--${textOf(node['level'], scope) || 'info'}`,
          classesOf(node['className'], scope),
        ),
      },
      scope.render(node['body']),
    ),
};

/**
 * Every type that the decoration of a sign-in page can show: what looks the same without scripts. Fields are not among them, so nothing
 * there takes what people type.
 */
export const decorationNodes: Readonly<Record<string, AnyNodeCompiler>> = {
  action: link,
  alert,
  avatar,
  brand,
  button: link,
  container,
  divider,
  each,
  flex: box('items', 'Flex', row),
  grid: box('columns', 'Grid', columns),
  hbox: box('columns', 'Hbox', columns),
  html,
  image,
  link,
  markdown,
  page,
  panel: box('body', 'Panel'),
  plain,
  service,
  tpl,
  vbox: box('rows', 'Vbox', () => ({ display: 'flex', flexDirection: 'column', gap: '1rem' })),
  wrapper: box('body', 'Wrapper'),
};
