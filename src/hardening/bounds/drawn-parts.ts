// Apart from `limits.ts`, which every document loads: these are for pages of companies and apps alone.

/** How large a table may be. */
export const TABLE = {
  /** Columns, those of groups included. */
  columns: 100,
  /** Cells that are drawn at once: rows are cut by it. */
  cells: 5000,
} as const;

/** A property of a node that holds parts which are all drawn. */
interface DrawnPart {
  limit: number;
  /** The property under which a part has further ones. */
  below?: string;
  /** Where parts that a variable holds are written to instead; absent: the node itself is not shown when they are too many. */
  into?: string;
  /** The parts that are drawn for each item. */
  each?: string;
}

const many: DrawnPart = { limit: 500 };
const columns: DrawnPart = { limit: TABLE.columns };
/** Rows above and below those of a table; each may have as many cells as it names. */
const summary: DrawnPart = { limit: 100 };
const table = { columns, prefixRow: summary, affixRow: summary };
const sources: DrawnPart = { limit: 500, each: 'tabs' };

/** Properties of nodes whose parts are all drawn, beside the items and choices of `list-types.ts`. */
export const DRAWN_PARTS: Readonly<Record<string, Readonly<Record<string, DrawnPart>>>> = {
  'anchor-nav': { links: many },
  breadcrumb: { items: many, source: { ...many, into: 'items' } },
  'button-group': { buttons: many },
  'button-toolbar': { buttons: many },
  'collapse-group': { body: many },
  'condition-builder': { fields: many, source: { ...many, into: 'fields' } },
  crud: table,
  crud2: table,
  'dropdown-button': { buttons: many },
  grid: { columns: many },
  'grid-2d': { grids: many },
  hbox: { columns: many },
  'input-table': table,
  portlet: { tabs: many, source: sources },
  property: { items: { ...many, into: 'items' }, source: { ...many, into: 'items' } },
  table,
  table2: { columns },
  'table-view': { trs: { limit: 2000, below: 'tds', into: 'trs' } },
  tabs: { tabs: many, source: sources },
  tags: { words: many },
  tasks: { items: many },
  vbox: { rows: many },
  wizard: { steps: many },
  words: { words: many },
};

/** The part that a property of a node holds; undefined for other properties. */
export function drawnPart(type: string, key: string): DrawnPart | undefined {
  const parts = Object.hasOwn(DRAWN_PARTS, type) ? DRAWN_PARTS[type] : undefined;
  return parts && Object.hasOwn(parts, key) ? parts[key] : undefined;
}
