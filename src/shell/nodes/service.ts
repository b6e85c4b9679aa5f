import { classesOf, classNames } from '../class-names.ts';
import { mapValues } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** A part of a page with data of its own, as it is before its call is answered. */
export const service: NodeCompiler<'service'> = {
  props: ['className', 'data', 'body', 'api', 'loadingConfig', 'showErrorMsg'],
  html(node, scope) {
    const own = mapValues(node['data'] ?? {}, scope) as Record<string, unknown>;
    return element(
      'div',
      { class: classNames('Service', classesOf(node['className'], scope)) },
      scope.render(node['body'], { ...scope, data: { ...scope.data, ...own } }),
    );
  },
};
