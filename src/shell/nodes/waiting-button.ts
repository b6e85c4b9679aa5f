import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** The place of a button that nothing answers before the page is live: as wide as its words, which are not to be seen yet. */
export const waitingButton: NodeCompiler<'button'> = {
  props: ['className', 'label', 'level'],
  html: (node, scope) =>
    element(
      'span',
      {
        class: classNames('pw-skeleton pw-skeleton-button', classesOf(node['className'], scope)),
        'aria-hidden': 'true',
      },
      escapeHtml(textOf(node['label'], scope)),
    ),
};
