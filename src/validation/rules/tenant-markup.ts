import { isLargeMarkup, MARKUP } from '../../hardening/bounds/markup-size.ts';
import { isDeepMarkup, MOST_NESTED } from '../../hardening/bounds/nesting.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { typeOf } from '../walk.ts';
import type { Rule } from './rule.ts';

/** Nodes that show a text as it is. */
const PLAIN = /editor$|^(?:code|json|textarea|hidden|plain|input-text)$/;
/** A file that is written out as an address. */
const FILE = /^\s*(?:url\(\s*)?["']?data:[^\s<]*$/i;

/** Refuses texts of a company's or app's page that are shown as markup and would keep a reader's browser busy. */
export const tenantMarkup: Rule = ({ node, key, owner, reading }, { layer }) => {
  if (
    node.type !== 'string' ||
    !isTenantLayer(layer) ||
    reading === 'data' ||
    !(isLargeMarkup(node.value) || isDeepMarkup(node.value))
  )
    return [];
  if (FILE.test(node.value) || (key === 'value' && PLAIN.test(typeOf(owner)))) return [];
  return [{ code: 'bounds.markup', values: { ...MARKUP, nested: MOST_NESTED } }];
};
