import { safeLink } from '../addresses.ts';
import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import { withOpenSearch } from '../open-parts.ts';
import type { NodeCompiler } from '../types.ts';

/** A link; an address that runs something is left out and the text stays. */
export const link: NodeCompiler<'link'> = {
  props: ['className', 'href', 'body', 'blank', 'htmlTarget'],
  html(node, scope) {
    const address = textOf(withOpenSearch(node['href'], scope), scope);
    const href = safeLink(address);
    if (href === undefined) scope.leaveOut('link.href');
    const blank = node['blank'] !== false;
    return element(
      'a',
      {
        href,
        target: blank ? '_blank' : '_self',
        rel: blank && 'noopener',
        class: classNames('Link', classesOf(node['className'], scope)),
      },
      node['body'] === undefined ? escapeHtml(address) : scope.render(node['body']),
    );
  },
};
