import type { Collection } from '../../../src/types/generated/contracts/collections.ts';
import { type FieldPieces, fieldPieces } from './field-pieces.ts';
import { type CollectionTemplate, fill, type Node, plainWords } from './template.ts';

/** Columns beside the one for what can be done with a row: a table is read at a glance. */
const MOST_COLUMNS = 6;
/** Filters beside the keywords. */
const MOST_FILTERS = 4;
/** Those that are open from the start: on a phone the list comes soon. */
const MOST_IN_SIGHT = 2;

/** What a page is made from. */
export type PageSource = Pick<Collection, 'key' | 'name' | 'fields'>;

/** The app that a page belongs to, by the keys of its address, and what the page is called. */
export interface Place {
  company: string;
  app: string;
  title: string;
}

/** Types that lists put in an order. */
const isOrdered = ({ field }: FieldPieces): boolean => Boolean(field.indexed) && field.type !== 'choices';

/** The form above a list; undefined when nothing narrows it. */
function filterOf(fields: readonly FieldPieces[], template: CollectionTemplate): Node | undefined {
  const searched = fields.filter(({ field }) => field.searched).map(({ label }) => label);
  const narrowing = fields.filter(({ field }) => field.indexed).flatMap(({ filter }) => filter ?? []);
  const keywords = searched.length > 0 ? [fill(template.keywords, { searched: searched.join(' · ') })] : [];
  const all = [...keywords, ...narrowing.slice(0, MOST_FILTERS)];
  if (all.length === 0) return undefined;
  const rest = all.slice(MOST_IN_SIGHT);
  const more = rest.length > 0 ? fill(template.moreFilters, { fields: rest }) : undefined;
  return fill(template.filter, { fields: all.slice(0, MOST_IN_SIGHT), more });
}

function columnsOf(fields: readonly FieldPieces[], template: CollectionTemplate): Node[] {
  const shown = fields.filter(({ field }) => field.type !== 'longText').slice(0, MOST_COLUMNS);
  return shown.map((pieces) => {
    const { field, label, align, value } = pieces;
    return fill(template.column, { key: field.key, label, align, value, sortable: isOrdered(pieces) || undefined });
  });
}

/** The values of a form as a call sends them. */
const valuesOf = (fields: readonly FieldPieces[]): Node =>
  Object.fromEntries(fields.map(({ field: { key } }) => [key, `\${${key}}`]));

/** What the dialog of a row knows of it: which documents its references have now, whose names the form shows. */
function knownOf(fields: readonly FieldPieces[]): Node {
  const references = fields.filter(({ field }) => field.type === 'reference');
  return { id: '${id}', _chosen: valuesOf(references) };
}

function detailsOf(fields: readonly FieldPieces[], template: CollectionTemplate, address: string): Node {
  // What the answer names otherwise than by its key is shown as it is.
  const names = { ...Object.fromEntries(fields.map(({ field, label }) => [field.key, label])), '*': '${value | html}' };
  const before = fill(template.before, { names });
  const items = [...fields.map(({ label, value }) => fill(template.item, { label, value })), ...template.times];
  return fill(template.details, { items, changes: fill(template.changes, { address, before }) });
}

/**
 * A page that lists the documents of a collection, narrows the list, and shows, makes, changes and removes documents. It is a page like
 * any other of the app: people change it in the editor, and a later change of the collection leaves it as it is.
 */
export function collectionPage(collection: PageSource, place: Place, template: CollectionTemplate): Node {
  const { company, app, title } = place;
  const data = `/api/company/${company}/app/${app}/data`;
  const address = `${data}/${collection.key}`;
  const fields = collection.fields.map((field) =>
    fieldPieces(field, template.types[field.type], { data, collection: collection.key }),
  );
  const values = valuesOf(fields);
  const controls = (isNew: boolean) => fields.map(({ control }) => control(isNew));
  const edit = fill(template.edit, {
    address,
    chosen: knownOf(fields),
    values: { ...values, version: '${version}' },
    controls: controls(false),
  });
  const remove = fill(template.remove, { address });
  const actions = fill(template.actions, { details: detailsOf(fields, template, address), edit, remove });
  return fill(template.page, {
    title: plainWords(title),
    address,
    removed: `/company/${company}/app/${app}/data/${collection.key}/removed`,
    filter: filterOf(fields, template),
    create: fill(template.create, { address, values, controls: controls(true) }),
    columns: [...columnsOf(fields, template), actions],
  });
}
