/** The call whose answer becomes the data of a node and what it holds. */
export const BRINGS_DATA: Readonly<Record<string, string>> = {
  page: 'initApi',
  form: 'initApi',
  wizard: 'initApi',
  service: 'api',
  crud: 'api',
  crud2: 'api',
};

/** Nodes that repeat something for each item. */
export const REPEATS = /^(?:crud2?|table2?|cards|list|each|input-table)$/;

/** Their properties that hold what is repeated. */
export const REPEATED: ReadonlySet<string> = new Set([
  'columns',
  'card',
  'listItem',
  'items',
  'itemAction',
  'itemActions',
  'expandable',
  'subTable',
]);
