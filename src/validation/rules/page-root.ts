import { stringProperty } from '../walk.ts';
import type { Rule } from './rule.ts';

/**
 * The root of a page says that it is one. Any other root would make it a part, which is judged without the page around it: what a part
 * leaves to that page, such as the value of `${part.name}`, would be judged nowhere.
 */
export const pageRoot: Rule = ({ node, path }, { isPage, screen = '' }) => {
  if (path.length > 0 || node.type !== 'object' || !isPage) return [];
  const type = stringProperty(node, 'type');
  return type === undefined || type === 'page' ? [] : [{ code: 'screen.page', property: 'type', values: { screen } }];
};
