import { deadLink } from './link.ts';
import type { Rule } from './rule.ts';

/** The address of a link in HTML, when it is written out. */
const HREF = /<a\s[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Every link in the HTML of a text leads somewhere, as those that nodes make do. */
export const markupLink: Rule = ({ node, reading }, context) => {
  if (node.type !== 'string' || reading === 'data') return [];
  return [...node.value.matchAll(HREF)].flatMap(([, double, single]) => deadLink(double ?? single, context));
};
