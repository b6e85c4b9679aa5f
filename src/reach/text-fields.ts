import { isField } from '../validation/page/field-types.ts';

/** Fields that offer choices and take no text. */
const CHOICES = /^(?:switch|checkbox(?:es)?|radios?|(?:multi-|list-|button-group-)?select|input-rating)$/;

/** Options by which a choice takes text all the same, alone or as a condition such as `searchableOn`. */
const TYPED = ['creatable', 'searchable', 'autoComplete', 'searchApi', 'addApi', 'editApi'] as const;

/** Types that take text though they are no fields of a form. */
const OTHERS = new Set(['search-box']);

const isTyped = (node: { readonly [name: string]: unknown }): boolean =>
  TYPED.some((name) => Boolean(node[name]) || Boolean(node[`${name}On`]));

/** Whether people can type into a node. Every field counts that is not known to offer choices alone. */
export function takesText(node: { readonly [name: string]: unknown }): boolean {
  const type = typeof node['type'] === 'string' ? node['type'].toLowerCase() : '';
  if (OTHERS.has(type)) return true;
  if (type === 'nav') return isTyped(node);
  return isField(type) && (!CHOICES.test(type) || isTyped(node));
}
