import { classesOf, classNames } from '../class-names.ts';
import { mapValues, textOf } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler, Scope } from '../types.ts';

/** What the call of a service was answered, where the document has the answer. */
function givenTo(api: unknown, scope: Scope): Readonly<Record<string, unknown>> {
  const { given: answers } = scope.context;
  if (!answers) return {};
  const address = textOf(typeof api === 'object' ? (api as { url?: unknown } | null)?.url : api, scope);
  const given = answers[address.replace(/^get:/, '')];
  if (!given) return {};
  return given.status === 0 ? { ...given.data, failed: false } : { failed: true, failure: given.msg };
}

/** A part of a page with data of its own: as it is before its call is answered, or with an answer that came with the document. */
export const service: NodeCompiler<'service'> = {
  props: ['className', 'data', 'body', 'api', 'loadingConfig', 'showErrorMsg'],
  html(node, scope) {
    const own = mapValues(node['data'] ?? {}, scope) as Record<string, unknown>;
    return element(
      'div',
      { class: classNames('Service', classesOf(node['className'], scope)) },
      scope.render(node['body'], { ...scope, data: { ...scope.data, ...own, ...givenTo(node['api'], scope) } }),
    );
  },
};
