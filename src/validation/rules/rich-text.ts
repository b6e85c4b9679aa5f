import { isRichTextOption } from '../../hardening/html/rich-text-options.ts';
import { typeOf } from '../walk.ts';
import type { Rule } from './rule.ts';

/** Options that amis-editor's panel writes for the other rich text field of amis. The one that is shipped has no use for them. */
const OF_FROALA = /^(?:toolbarButtons(?:MD|SM|XS)?|quickInsertEnabled|charCounterCount)$/;

/** Names the options of a rich text field that the host drops. */
export const richText: Rule = ({ node, key, keys, owner }) =>
  node.parent?.type === 'property' &&
  keys.at(-2) === 'options' &&
  typeOf(owner?.parent?.parent) === 'input-rich-text' &&
  !isRichTextOption(key) &&
  !OF_FROALA.test(key)
    ? [{ code: 'property.unknown', values: { type: 'input-rich-text', name: `options.${key}` } }]
    : [];
