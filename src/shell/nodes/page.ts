import { classesOf, classNames } from '../class-names.ts';
import { mapValues } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** A page without title and side bar: the page's `data` becomes visible to everything in it. */
export const page: NodeCompiler<'page'> = {
  props: ['className', 'bodyClassName', 'data', 'body', 'title'],
  html(node, scope) {
    if (node['title'] !== undefined) scope.leaveOut('page.title');
    const own = mapValues(node['data'] ?? {}, scope) as Record<string, unknown>;
    const inner = { ...scope, data: { ...scope.data, ...own } };
    const body = element(
      'div',
      { class: classNames('Page-body', classesOf(node['bodyClassName'], inner)) },
      scope.render(node['body'], inner),
    );
    const main = element('div', { class: classNames('Page-main') }, body);
    const content = element('div', { class: classNames('Page-content') }, main);
    return element('div', { class: classNames('Page', classesOf(node['className'], inner)) }, content);
  },
};
