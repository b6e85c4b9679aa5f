import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** A horizontal line, with or without words in it. */
export const divider: NodeCompiler<'divider'> = {
  props: ['className', 'title', 'titlePosition', 'lineStyle'],
  html(node, scope) {
    const title = textOf(node['title'], scope);
    const position = String(node['titlePosition'] ?? 'center');
    return element(
      'div',
      {
        class: classNames(
          'Divider',
          `Divider--${textOf(node['lineStyle'], scope) || 'solid'}`,
          'Divider--horizontal',
          title && `Divider--with-text Divider--with-text-${position}`,
          classesOf(node['className'], scope),
        ),
      },
      title && element('span', { class: classNames(`Divider-text Divider-text-${position}`) }, scope.render(title)),
    );
  },
};
