import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element } from '../html.ts';
import { styleOf } from '../styles.ts';
import type { NodeCompiler } from '../types.ts';

const WRAPPERS = new Set(['div', 'main', 'header', 'footer', 'section', 'article', 'aside', 'nav', 'p', 'span']);

/** A box around other nodes. */
export const container: NodeCompiler<'container'> = {
  props: ['className', 'bodyClassName', 'style', 'size', 'wrapperComponent', 'wrapperBody', 'body'],
  html(node, scope) {
    const { size, wrapperComponent = 'div', wrapperBody } = node;
    const content = scope.render(node['body']);
    const body =
      wrapperBody === false
        ? content
        : element('div', { class: classNames('Container-body', classesOf(node['bodyClassName'], scope)) }, content);
    const named = typeof size === 'string' && size !== 'none' && `Container--${size}`;
    const known = WRAPPERS.has(String(wrapperComponent));
    if (!known) scope.leaveOut('container.wrapperComponent');
    return element(
      known ? String(wrapperComponent) : 'div',
      {
        class: classNames('Container', named, classesOf(node['className'], scope)),
        style: styleOf(node['style'], scope),
        'data-role': 'container',
        'aria-label': textOf(node['ariaLabel'], scope) || undefined,
      },
      body,
    );
  },
};
