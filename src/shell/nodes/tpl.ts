import { classesOf, classNames } from '../class-names.ts';
import { contentOf, textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import { styleOf } from '../styles.ts';
import type { NodeCompiler } from '../types.ts';

const WRAPPERS = new Set(['span', 'div', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'small']);

/** A text. */
export const tpl: NodeCompiler<'tpl'> = {
  props: ['className', 'style', 'wrapperComponent', 'inline', 'tpl', 'text', 'html'],
  html(node, scope) {
    const { inline = true, text, html } = node;
    const wrapper = String(node['wrapperComponent'] ?? (inline ? 'span' : 'div'));
    const known = WRAPPERS.has(wrapper);
    if (!known) scope.leaveOut('tpl.wrapperComponent');
    const content = text === undefined ? contentOf(html ?? node['tpl'], scope) : escapeHtml(textOf(text, scope));
    return element(
      known ? wrapper : 'span',
      {
        class: classNames('TplField fr-view', classesOf(node['className'], scope)),
        style: styleOf(node['style'], scope),
      },
      element('span', {}, content),
    );
  },
};
