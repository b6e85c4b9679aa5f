import { textOf } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** A value that travels with the form unseen. */
export const hidden: NodeCompiler<'hidden'> = {
  props: ['value'],
  html(node, scope) {
    const value = textOf(node['value'], scope);
    return value && element('input', { type: 'hidden', name: textOf(node['name'], scope), value });
  },
};
