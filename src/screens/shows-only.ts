import { typesOf } from './node-types.ts';

/** Types that show things: they take nothing in, and nothing in them does. */
const SHOWN = new Set(
  `page tpl plain text html markdown container wrapper panel group flex grid hbox divider each table cell link alert status mapping image
  property progress steps timeline card collapse button dialog spinner icon custom-component include`.split(/\s+/),
);

/** What makes fields out of the columns of a table. */
const FIELDS = /"(?:quickEdit|searchable|filterable)":/;

/** Whether a page only shows things: it needs no styles of fields, editors and players. Saying no too often only loads them. */
export const showsOnly = (schema: object): boolean =>
  [...typesOf(schema)].every((type) => SHOWN.has(type)) && !FIELDS.test(JSON.stringify(schema));
