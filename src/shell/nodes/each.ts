import { classesOf, classNames } from '../class-names.ts';
import { evaluate, textOf } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler, Scope } from '../types.ts';

/** The same nodes once for every item of the list that `source` or `name` leads to; what they read is the item, its own fields, and its place. */
export const each: NodeCompiler<'each'> = {
  props: ['className', 'items', 'source'],
  html(node, scope) {
    const list = evaluate(node['source'] ?? `\${${textOf(node['name'], scope)}}`, scope);
    const items = Array.isArray(list) ? list : [];
    if (items.length === 0) scope.leaveOut('a list without items');
    return element(
      'div',
      { class: classNames('Each', classesOf(node['className'], scope)) },
      items.map((item: unknown, index) => scope.render(node['items'], inner(scope, item, index))).join(''),
    );
  },
};

/** As amis does: an object's fields can be named directly, the item itself as `item`. */
function inner(scope: Scope, item: unknown, index: number): Scope {
  const fields = typeof item === 'object' ? item : {};
  return { ...scope, data: { ...scope.data, ...fields, item, index } };
}
