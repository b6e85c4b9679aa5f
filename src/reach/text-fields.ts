import { isField } from '../types/field-types.ts';

/** Fields that offer choices and take no text. */
const CHOICES = /^(?:switch|checkbox(?:es)?|radios?|(?:multi-|list-|button-group-)?select|input-rating)$/;

/** Options by which a choice takes text all the same, alone or as a condition such as `searchableOn`. */
const TYPED = ['creatable', 'searchable', 'autoComplete', 'searchApi', 'addApi', 'editApi'] as const;

/** Types that take text though they are no fields of a form. */
const OTHERS = new Set(['search-box']);

/** Types that take text by these options alone. The operations of a log may have its filter, or come from data. */
const BY_OPTION = new Map<string, readonly string[]>([
  ['nav', TYPED],
  ['tabs', ['editable', 'addable']],
  ['log', ['operation']],
]);

type Node = { readonly [name: string]: unknown };

/** Whether a node has one of some options, as it stands or by an expression. */
const hasOption = (node: Node, options: readonly string[]): boolean =>
  options.some((name) => ['', 'On', 'Expr'].some((way) => Boolean(node[name + way])));

/** Whether people can type into a node. Every field counts that is not known to offer choices alone. */
export function takesText(node: Node): boolean {
  const type = typeof node['type'] === 'string' ? node['type'].toLowerCase() : '';
  if (OTHERS.has(type)) return true;
  const options = BY_OPTION.get(type);
  if (options) return hasOption(node, options);
  return isField(type) && (!CHOICES.test(type) || hasOption(node, TYPED));
}
