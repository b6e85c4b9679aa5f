import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** The place of a live node in the markup. */
const PLACE = /<div class="pw-doc-example" data-example="\d{1,2}"><\/div>/;

/**
 * A long text. Its markup is passed on where the server has given it with the document, which sanitises what it gives; any other
 * markup waits for the live page.
 */
export const article: NodeCompiler<'article'> = {
  props: ['className', 'html', 'examples', 'pageTitle'],
  html(node, scope) {
    const html = textOf(node['html'], scope);
    const isGiven = Object.values(scope.context.given ?? {}).some(({ data }) => data?.['html'] === html);
    if (!isGiven) scope.leaveOut('markup of an article');
    const pieces = isGiven ? html.split(PLACE) : [];
    return element(
      'article',
      { class: classNames('pw-doc', classesOf(node['className'], scope)) },
      pieces.map((piece) => element('div', { class: 'pw-doc-text' }, piece)).join(''),
    );
  },
};
