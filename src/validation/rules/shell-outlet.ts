import type { Node } from 'jsonc-parser';
import { stringProperty, walk } from '../walk.ts';
import type { Rule } from './rule.ts';

const OUTLET = 'screen-outlet';

function outletsIn(page: Node): Node[] {
  const outlets: Node[] = [];
  walk(page, ({ node }) => {
    if (stringProperty(node, 'type') === OUTLET) outlets.push(node);
  });
  return outlets;
}

/** A shell has exactly one place where its pages are shown: without one it would stand in place of every page. */
export const shellOutlet: Rule = ({ node, path }, { screen }) => {
  if (path.length > 0 || node.type !== 'object' || !screen?.startsWith('shell/')) return [];
  const [first, second] = outletsIn(node);
  if (!first) return [{ code: 'shell.no-outlet' }];
  return second ? [{ code: 'shell.outlets', offset: second.offset }] : [];
};
