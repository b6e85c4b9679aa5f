// Made by `npm run types` from renderers/page-editor/schema.json; change that and run it again.

/**
 * Edits a page in amis-editor. What it loads and saves is a matter of the calls it is given.
 */
export interface PageEditorSchema {
  /**
   * The node's type.
   */
  type: 'page-editor';
  /**
   * The call that answers with the page as it is written: schema, isDraft, revision, preview (the query that shows the draft), address (where; null: nowhere).
   */
  loadApi: string | {};
  /**
   * The call that answers with the parts of the page that may be changed at its level: version (of the page) and parts, each with id, name, schema, isDraft, version, revision, pages (what the pages are called that show it). They are edited in their place, and the other calls are made with their names as params. Without it, parts are blocks.
   */
  partsApi?: string | {};
  /**
   * The call that publishes the page and parts together, all of them or none. It gets screens (id, schema and from, the version that it came from) and note.
   */
  publishAllApi?: string | {};
  /**
   * The call that keeps a draft. It gets the page as schema and the revision that it is based on, and answers with preview and revision.
   */
  draftApi: string | {};
  /**
   * The call that throws the draft away, once everything that was changed is undone. It gets the revision of the draft.
   */
  discardApi: string | {};
  /**
   * The call that publishes the draft. It gets note; when it refuses, it answers with messages.
   */
  publishApi: string | {};
  /**
   * The call that compares and merges when somebody has saved a newer draft. It gets base, mine and choices and answers with revision, theirs, page, changes, own, conflicts.
   */
  reconcileApi: string | {};
  /**
   * The call that says that this tab has the page open. It gets tab and leaves, and answers with people and more: who else has it open.
   */
  presenceApi: string | {};
  /**
   * The call that lists the collections of the page's app: items with key. Pages outside apps make none.
   */
  collectionsApi?: string | {};
  /**
   * The call that answers with one collection, which it gets as collectionKey: key, name and fields with key.
   */
  collectionApi?: string | {};
  /**
   * The call that lists the custom components that the page may use, all their versions: items.
   */
  componentsApi?: string | {};
  /**
   * The call that lists the enabled widget templates that the page can take. It gets page and perPage.
   */
  templatesApi?: string | {};
  /**
   * The call that answers with mayCreate, the types of templates that the level uses, and widgetType, that of a new one.
   */
  templateGroupsApi?: string | {};
  /**
   * The call that answers with what the template with the id shows, as schema.
   */
  templateApi?: string | {};
  /**
   * The call that counts that the page was given a copy of the template with the id.
   */
  templateUsedApi?: string | {};
  /**
   * The call that keeps a picture of the template with the id. It gets file: an image of one megabyte at most.
   */
  screenshotApi?: string | {};
  /**
   * The type of the widget template that is edited: the palette and the checker keep to the components of its framework. Empty: a page is edited.
   */
  widgetType?: string | number;
  /**
   * The width of the canvas in pixels; without one, the canvas is as wide as its place.
   */
  width?: string | number;
  /**
   * How the canvas looks: light or dark.
   */
  look?: string;
  /**
   * How large the canvas is drawn, in per cent; without a number it fits into its place. What this person had last time comes with the event `view`.
   */
  zoom?: string | number;
  /**
   * What the page in the canvas is to read in place of what is true, such as another user or query: objects, or formulas that answer one, put over its data one after another.
   */
  sampleData?: (string | {})[];
  /**
   * Whether the canvas leaves out what its reader would not see. Otherwise all nodes are there to be edited, whatever their conditions say. The event `reveal` asks for them when a node is wanted that is left out.
   */
  asSeen?: boolean | string;
  /**
   * What the editor is called, for screen readers.
   */
  ariaLabel?: string;
  [k: string]: unknown;
}
