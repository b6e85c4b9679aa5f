import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** The words of a menu's button, in their place. The button and the menu come with the live page. */
export const waitingMenu: NodeCompiler<'dropdown-button'> = {
  props: ['className', 'label', 'level', 'buttons', 'align', 'closeOnClick', 'closeOnOutside'],
  html: (node, scope) =>
    element(
      'div',
      { class: classNames(classesOf(node['className'], scope)) },
      element('span', { class: 'pw-waiting-menu' }, escapeHtml(textOf(node['label'], scope))),
    ),
};
