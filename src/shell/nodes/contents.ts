import { classesOf, classNames } from '../class-names.ts';
import { evaluate, textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

interface Heading {
  label: string;
  fullPath: string;
  children: Heading[];
}

function list(headings: readonly Heading[]): string {
  const entries = headings.map(({ label, fullPath, children }) => {
    const link = element(
      'a',
      { class: 'pw-contents-link', href: `#${fullPath.split('#')[1] ?? ''}` },
      escapeHtml(label),
    );
    return element('li', {}, link + (children.length > 0 ? list(children) : ''));
  });
  return element('ul', { class: 'pw-contents-list' }, entries.join(''));
}

/** The headings of a long text as links. */
export const contents: NodeCompiler<'contents'> = {
  props: ['className', 'source', 'label'],
  html(node, scope) {
    const headings = evaluate(node['source'], scope);
    return element(
      'nav',
      {
        class: classNames('pw-contents', classesOf(node['className'], scope)),
        'aria-label': textOf(node['label'], scope),
      },
      list(Array.isArray(headings) ? headings : []),
    );
  },
};
