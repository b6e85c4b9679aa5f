import { suggest } from '../suggest.ts';
import type { Rule } from './rule.ts';

const TOOLBARS = new Set(['headerToolbar', 'footerToolbar', 'toolbar']);

/** Parts of a table that a toolbar may name; any other text is shown as it is. */
const PARTS = [
  'bulkActions',
  'statistics',
  'pagination',
  'switch-per-page',
  'load-more',
  'filter-toggler',
  'export-excel',
  'export-csv',
  'columns-toggler',
  'drag-toggler',
  'check-all',
  'reload',
];

const NAME = /^[A-Za-z]+(?:-[A-Za-z]+)*$/;

/** A word in a toolbar that is nearly the name of a part of the table would be shown instead of it. */
export const toolbarName: Rule = ({ node, key }) => {
  if (node.type !== 'string' || !TOOLBARS.has(key) || !NAME.test(node.value)) return [];
  const known = PARTS.some((part) => part.toLowerCase() === node.value.toLowerCase());
  const suggestion = known ? undefined : suggest(node.value, PARTS);
  return suggestion === undefined ? [] : [{ code: 'type.unknown', values: { type: node.value }, suggestion }];
};
