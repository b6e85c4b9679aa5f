// Made by `npm run types` from schemas/contracts/screens.json; change that and run it again.

import contract from '../../../../schemas/contracts/screens.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * builtin: nothing at this level; changed: published here; draft: a draft is kept here; behind: what it is based on has become another since; gone: it is there no longer; takenBack: a page of the level's own that was taken back, so that it is nowhere; problems: the published page is not shown, or has failed in a browser.
 */
export type ScreenState = 'builtin' | 'changed' | 'draft' | 'behind' | 'gone' | 'takenBack' | 'problems';
export type Layer = 'builtin' | 'platform' | 'company' | 'app';
/**
 * What to put behind a page's address as its query.
 */
export type Preview = string;
/**
 * What a level has of a screen: its draft or, without one, what it has published. It is another one after each change. A save or publication that names one is refused when the level has another by then; one that names none replaces what is there.
 */
export type Revision = string;
export type Messages = {
  line: number;
  column: number;
  pointer: string;
  severity: 'error' | 'warning';
  code: string;
  message: string;
  suggestion?: string;
}[];
/**
 * @maxItems 2000
 */
export type Choices = {
  /**
   * Of a conflict.
   */
  id: string;
  choice: 'theirs' | 'mine' | 'merged';
}[];
/**
 * @maxItems 50
 */
export type Conflicts = {
  id: string;
  kind: 'property' | 'removed' | 'moved' | 'order' | 'id' | 'reference' | 'uncertain';
  text: string;
  pointer: string;
  stands: 'theirs' | 'mine';
  base?: string;
  theirs?: string;
  mine?: string;
}[];
/**
 * Conflicts beyond those that are listed. The page stays as this side has it there.
 */
export type MoreConflicts = number;
/**
 * What the other side has changed.
 */
export type ChangesInWords = {
  kind: 'added' | 'removed' | 'moved' | 'reordered' | 'changed' | 'wrapped' | 'unwrapped';
  text: string;
  about?: 'text' | 'expression' | 'call' | 'value';
  /**
   * JSON pointer of the node.
   */
  pointer: string;
}[];
/**
 * What this side has changed.
 */
export type ChangesInWords1 = {
  kind: 'added' | 'removed' | 'moved' | 'reordered' | 'changed' | 'wrapped' | 'unwrapped';
  text: string;
  about?: 'text' | 'expression' | 'call' | 'value';
  /**
   * JSON pointer of the node.
   */
  pointer: string;
}[];
/**
 * The number of a version; PostgreSQL's integer holds no larger one.
 */
export type Version = number;
export type BaseOrNone = Base | null;
export type ChangesInWords2 = {
  kind: 'added' | 'removed' | 'moved' | 'reordered' | 'changed' | 'wrapped' | 'unwrapped';
  text: string;
  about?: 'text' | 'expression' | 'call' | 'value';
  /**
   * JSON pointer of the node.
   */
  pointer: string;
}[];

export interface ScreensOperations {
  listScreens: {
    query: ListScreensQuery;
    answer: ListScreensAnswer;
  };
  screenChoices: {
    answer: ScreenChoicesAnswer;
  };
  exportScreens: {
    answer: Bundle;
  };
  importScreens: {
    body: BundleToImport;
    answer: ImportScreensAnswer;
  };
  publishedScreens: {
    answer: PublishedScreensAnswer;
  };
  checkScreens: {
    body: Changes;
    answer: CheckScreensAnswer;
  };
  publishScreens: {
    body: Changes;
    answer: PublishScreensAnswer;
  };
  getScreen: {
    params: ScreenPath;
    query: GetScreenQuery;
    answer: Screen;
  };
  removeScreenOverride: {
    params: ScreenPath;
    answer: RemoveScreenOverrideAnswer;
  };
  getScreenSource: {
    params: ScreenPath;
    answer: GetScreenSourceAnswer;
  };
  getScreenParts: {
    params: ScreenPath;
    answer: GetScreenPartsAnswer;
  };
  getScreenDraft: {
    params: ScreenPath;
    answer: GetScreenDraftAnswer;
  };
  previewScreen: {
    params: ScreenPath;
    answer: PreviewScreenAnswer;
  };
  saveScreenDraft: {
    params: ScreenPath;
    body: DraftBody;
    answer: SaveScreenDraftAnswer;
  };
  noteScreenPresence: {
    params: ScreenPath;
    body: NoteScreenPresenceBody;
    answer: NoteScreenPresenceAnswer;
  };
  reconcileScreenDraft: {
    params: ScreenPath;
    body: ReconcileScreenDraftBody;
    answer: ReconcileScreenDraftAnswer;
  };
  removeScreenDraft: {
    params: ScreenPath;
    query: RemoveScreenDraftQuery;
    answer: RemoveScreenDraftAnswer;
  };
  publishScreen: {
    params: ScreenPath;
    body: PublishScreenBody;
    answer: Published;
  };
  countTaken: {
    params: ScreenPath;
    query: CountTakenQuery;
    answer: CountTakenAnswer;
  };
  listScreenVersions: {
    params: ScreenPath;
    query: ListScreenVersionsQuery;
    answer: ListScreenVersionsAnswer;
  };
  rollbackScreen: {
    params: ScreenPath;
    body: RollbackScreenBody;
    answer: Published;
  };
  diffScreen: {
    params: ScreenPath;
    query: DiffScreenQuery;
    answer: DiffScreenAnswer;
  };
  describeScreen: {
    params: ScreenPath;
    answer: DescribeScreenAnswer;
  };
  compareScreen: {
    params: ScreenPath;
    query: CompareScreenQuery;
    answer: CompareScreenAnswer;
  };
  explainScreen: {
    params: ScreenPath;
    answer: ExplainScreenAnswer;
  };
  mergeScreen: {
    params: ScreenPath;
    answer: MergeScreenAnswer;
  };
  keepMergedScreen: {
    params: ScreenPath;
    body: KeepMergedScreenBody;
    answer: KeepMergedScreenAnswer;
  };
  validateScreen: {
    params: ScreenPath;
    body: SchemaBody;
    answer: ValidateScreenAnswer;
  };
  exportScreen: {
    params: ScreenPath;
    query: ExportScreenQuery;
    answer: Exported;
  };
  importScreen: {
    params: ScreenPath;
    body: Imported;
    answer: ImportScreenAnswer;
  };
  reportScreenFailure: {
    params: ScreenPath;
    body: ReportScreenFailureBody;
    answer: ReportScreenFailureAnswer;
  };
}
export interface ListScreensQuery {
  /**
   * From 1.
   */
  page?: number;
  /**
   * Rows of a page. 20 where only `page` is given; without both, a call answers all its rows.
   */
  perPage?: number;
  /**
   * Counts together with `orderBy`.
   */
  orderDir?: 'asc' | 'desc';
  /**
   * Part of a text of the row, in letters of either case.
   */
  keywords?: string;
  /**
   * Changes nothing. A `crud` repeats the address of its page, which has this while somebody looks at a draft.
   */
  preview?: string;
  /**
   * Changes nothing; as `preview`.
   */
  safe?: string;
  /**
   * A column that may order; equal rows keep the call's own order.
   */
  orderBy?: 'id' | 'name' | 'layer' | 'version' | 'hasDraft' | 'changedAt';
  /**
   * Part of `id`, in letters of either case.
   */
  id?: string;
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * The first half of the ids.
   */
  area?: string;
  state?: ScreenState;
  /**
   * Answers pages, with their parts beneath them; each part stands below one page. The total counts pages.
   */
  folded?: boolean;
}
export interface ListScreensAnswer {
  items: ListedScreen[];
  total: number;
}
export interface ListedScreen {
  id: string;
  area: string;
  /**
   * In words; the id where nobody has named the screen.
   */
  name: string;
  kind: 'page' | 'part';
  /**
   * Addresses at which the level sees it; with words such as ‹company› where the level leaves them open.
   */
  routes: string[];
  /**
   * Names of the shipped pages that include it.
   */
  pages: string[];
  /**
   * The layer in force; null while there is only a draft.
   */
  layer: Layer | null;
  layers: Layer[];
  /**
   * This level's published version; 0: none.
   */
  version: number;
  hasDraft: boolean;
  states: ScreenState[];
  /**
   * Why this level's override is not shown, or that it threw in a browser in the last day; absent: nothing is known.
   */
  problem?: string;
  changedBy: string | null;
  changedAt: string | null;
  /**
   * The last change was to take the published version back.
   */
  takenBack: boolean;
  /**
   * Address of the editor with this screen; null where no route leads to one.
   */
  edit: string | null;
  /**
   * The words on the screen that hold the keywords; absent where its name or id holds them.
   */
  found?: string;
  /**
   * In a folded list: how many shipped pages hold the part; absent for one page.
   */
  sharedBy?: number;
  /**
   * In a folded list where something is looked for: the page in front of this part.
   */
  below?: string;
  /**
   * In a folded list: the states of the parts beneath, but for builtin; absent without parts.
   */
  partStates?: ScreenState[];
  /**
   * In a folded list: the parts beneath the page; absent without parts, and where something is looked for.
   */
  children?: ListedScreen[];
}
export interface ScreenChoicesAnswer {
  /**
   * How many screens the level has changed, drafts included: what exportScreens writes.
   */
  changes: number;
  /**
   * What the company is called whose screens they are; absent at the platform.
   */
  company?: string;
  /**
   * What the app is called whose screens they are; absent above an app.
   */
  app?: string;
  areas: {
    label: string;
    value: string;
  }[];
}
export interface Bundle {
  format: 'pagewright.screens';
  version: 1;
  /**
   * @maxItems 200
   */
  screens: {
    id: string;
    schema: Page;
  }[];
}
/**
 * An amis page.
 */
export interface Page {
  [k: string]: unknown;
}
export interface BundleToImport {
  format: 'pagewright.screens';
  version: 1;
  /**
   * @maxItems 200
   */
  screens: {
    id: string;
    schema: Page;
  }[];
  /**
   * true: where drafts would be replaced or screens added, nothing is imported, and the answer says which.
   */
  ask?: boolean;
}
export interface ImportScreensAnswer {
  count: number;
  /**
   * Nothing was imported: it was asked first, and this is what it would do.
   */
  isAsking: boolean;
  /**
   * Screens whose draft is replaced.
   */
  replaced: string[];
  /**
   * Screens that nobody had before at this level or above.
   */
  added: string[];
  /**
   * Those of the added ones that no address and no page shows.
   */
  nowhere: string[];
}
export interface PublishedScreensAnswer {
  screens: {
    id: string;
    version: number;
    schema: Page;
  }[];
}
export interface Changes {
  note?: string;
  /**
   * @minItems 1
   * @maxItems 200
   */
  screens: {
    id: string;
    /**
     * null: the level's override is taken out of force.
     */
    schema: Page | null;
    /**
     * The published version that the change was made from; 0: none was published.
     */
    from: number;
  }[];
}
export interface CheckScreensAnswer {
  messages: {
    id: string;
    line: number;
    column: number;
    pointer: string;
    severity: 'error' | 'warning';
    code: string;
    message: string;
    suggestion?: string;
  }[];
  /**
   * Screens whose published version is no longer the one that the change was made from.
   */
  moved: string[];
}
export interface PublishScreensAnswer {
  screens: {
    id: string;
    /**
     * 0: taken out of force.
     */
    version: number;
    /**
     * Absent: the screen was taken out of force, or the level has a draft that differs.
     */
    revision?: string;
  }[];
}
export interface ScreenPath {
  area: string;
  name: string;
  companyKey?: string;
  appKey?: string;
}
export interface GetScreenQuery {
  layer?: Layer;
  /**
   * The topmost layers of single parts, as AREA/NAME:LAYER with commas between: what a browser asks for in place of parts that threw.
   */
  partLayers?: string;
  /**
   * 1: the built-in one.
   */
  safe?: string;
  /**
   * Token of a preview link: shows the draft.
   */
  preview?: string;
}
export interface Screen {
  id: string;
  schema: Page;
  /**
   * Of the override whose layer the screen acts as.
   */
  version: number;
  /**
   * What the screen acts as: the least trusted layer among the page and its parts.
   */
  layer: 'builtin' | 'platform' | 'company' | 'app';
  /**
   * The parts that stand in the screen, in its order.
   */
  parts: Part[];
  /**
   * Of an override: goes with reportScreenFailure. Good for 12 to 24 hours.
   */
  report?: string;
  /**
   * Of what a preview link shows: `draft`, `published`, `below`, `base`, `builtin` or a version's number.
   */
  state?: string;
  /**
   * The nearest level at which the caller may change the screen; absent for others. Pages of overrides do not hear of it.
   */
  editAt?: 'platform' | 'company' | 'app';
}
export interface Part {
  id: string;
  layer: Layer;
  version: number;
  /**
   * JSON pointer of the part's root in the schema.
   */
  pointer: string;
}
export interface RemoveScreenOverrideAnswer {
  layer: Layer;
}
export interface GetScreenSourceAnswer {
  id: string;
  schema: Page;
  /**
   * What the level's own is based on is there no longer: an upgrade has removed it, or a level above has.
   */
  isGone: boolean;
  isDraft: boolean;
  preview: Preview;
  /**
   * The address of a page that shows it, as this level sees it; null: no page shows it.
   */
  address: string | null;
  revision: Revision;
  withoutDraft?: WithoutDraft;
}
/**
 * What is in force while there is a draft: what an editor has once everything is undone. Absent without a draft, and where nothing is in force.
 */
export interface WithoutDraft {
  schema: Page;
  revision: Revision;
}
export interface GetScreenPartsAnswer {
  /**
   * This level's published version of the screen; 0: it has none.
   */
  version: number;
  parts: {
    id: string;
    /**
     * What people call the part.
     */
    name: string;
    schema: Page;
    isDraft: boolean;
    /**
     * This level's published version of the part; 0: it has none.
     */
    version: number;
    revision: Revision;
    withoutDraft?: WithoutDraft;
    /**
     * What the pages are called that show the part, as far as this level knows them.
     */
    pages: string[];
  }[];
}
export interface GetScreenDraftAnswer {
  id: string;
  schema: Page;
  authorId: number;
  at: string;
  preview: Preview;
  revision: Revision;
}
export interface PreviewScreenAnswer {
  /**
   * The path that shows the draft to somebody who is signed in; null: no page shows it.
   */
  me: string | null;
  /**
   * The path that shows it as somebody sees it who is not signed in, without scripts; null where people have to sign in first.
   */
  visitor: string | null;
  /**
   * What a QR code carries for somebody who is signed in: a whole address, a short one where the path is too long for a code; null: no page shows it.
   */
  code: string | null;
  /**
   * What goes in front of the paths: publicUrl of the configuration, else the origin of the request.
   */
  origin: string;
  /**
   * Whether the origin means the machine itself, so that no other device finds it.
   */
  isLoopback: boolean;
  /**
   * When the link ends.
   */
  ends: string;
}
export interface DraftBody {
  schema: Page;
  revision?: Revision;
}
export interface SaveScreenDraftAnswer {
  messages: Messages;
  preview: Preview;
  revision: Revision;
}
export interface NoteScreenPresenceBody {
  /**
   * A random name that the tab has given itself.
   */
  tab: string;
  /**
   * The tab is closed.
   */
  leaves?: boolean;
}
export interface NoteScreenPresenceAnswer {
  people: {
    name: string;
    avatar: string;
    /**
     * Whether it is who calls, in another tab.
     */
    isMe: boolean;
  }[];
  /**
   * How many there are besides.
   */
  more: number;
}
export interface ReconcileScreenDraftBody {
  base: Page1;
  mine: Page;
  choices?: Choices;
}
/**
 * An amis page.
 */
export interface Page1 {
  [k: string]: unknown;
}
export interface ReconcileScreenDraftAnswer {
  /**
   * What a level has of a screen: its draft or, without one, what it has published. It is another one after each change. A save or publication that names one is refused when the level has another by then; one that names none replaces what is there.
   */
  revision: string;
  theirs: Page2;
  page: Page3;
  /**
   * Who saved the draft; null: there is none any more, or the account is gone.
   */
  author: string | null;
  /**
   * Whoever asks has saved the draft, in another tab.
   */
  isMe: boolean;
  at: string | null;
  conflicts: Conflicts;
  moreConflicts: MoreConflicts;
  changes: ChangesInWords;
  own: ChangesInWords1;
  /**
   * There are more changes than these.
   */
  more: boolean;
}
/**
 * An amis page.
 */
export interface Page2 {
  [k: string]: unknown;
}
/**
 * An amis page.
 */
export interface Page3 {
  [k: string]: unknown;
}
export interface RemoveScreenDraftQuery {
  /**
   * What a level has of a screen: its draft or, without one, what it has published. It is another one after each change. A save or publication that names one is refused when the level has another by then; one that names none replaces what is there.
   */
  revision?: string;
}
export interface RemoveScreenDraftAnswer {
  layer: Layer;
}
export interface PublishScreenBody {
  schema?: Page;
  note?: string;
  revision?: Revision;
}
export interface Published {
  id: string;
  version: number;
  layer: Layer;
  revision: Revision;
}
export interface CountTakenQuery {
  version: number;
}
export interface CountTakenAnswer {
  version: number;
  /**
   * Tabs that follow the server's events; editors are not among them.
   */
  browsers: number;
  /**
   * Whether the number may still grow.
   */
  isCounting: boolean;
}
export interface ListScreenVersionsQuery {
  /**
   * From 1.
   */
  page?: number;
  /**
   * Rows of a page. 20 where only `page` is given; without both, a call answers all its rows.
   */
  perPage?: number;
  /**
   * Counts together with `orderBy`.
   */
  orderDir?: 'asc' | 'desc';
  /**
   * Part of a text of the row, in letters of either case.
   */
  keywords?: string;
  /**
   * Changes nothing. A `crud` repeats the address of its page, which has this while somebody looks at a draft.
   */
  preview?: string;
  /**
   * Changes nothing; as `preview`.
   */
  safe?: string;
  /**
   * A column that may order; equal rows keep the call's own order.
   */
  orderBy?: 'version' | 'note' | 'authorName' | 'at' | 'published';
  /**
   * Part of `note`, in letters of either case.
   */
  note?: string;
  /**
   * Part of `authorName`, in letters of either case.
   */
  authorName?: string;
}
export interface ListScreenVersionsAnswer {
  items: {
    version: number;
    /**
     * This line says who took the version back, and when. Another line says who published it.
     */
    takenBack: boolean;
    note: string;
    authorId: number | null;
    authorName: string;
    at: string;
    published: boolean;
  }[];
  total: number;
}
export interface RollbackScreenBody {
  version: Version;
  note?: string;
}
export interface DiffScreenQuery {
  from: string;
  to: string;
}
export interface DiffScreenAnswer {
  from: string;
  to: string;
  changes: {
    op: 'add' | 'remove' | 'replace';
    /**
     * JSON pointer.
     */
    pointer: string;
    before?: unknown;
    after?: unknown;
  }[];
  /**
   * There are more changes than the answer holds.
   */
  more: boolean;
}
export interface DescribeScreenAnswer {
  screen: ListedScreen;
  base: BaseOrNone;
  below: BaseOrNone;
  /**
   * Signed address that shows what is in force, for a day. Null: no address shows the screen, or it has only a draft.
   */
  inForce: string | null;
  /**
   * Address at which the draft can be seen; null without a draft, and for a screen that no plain address shows.
   */
  preview: string | null;
  revision: Revision;
  /**
   * What compareScreen can compare, in words.
   */
  states: {
    label: string;
    value: string;
  }[];
}
/**
 * A layer with its version.
 */
export interface Base {
  layer: Layer;
  version: number;
}
export interface CompareScreenQuery {
  from: string;
  to: string;
}
export interface CompareScreenAnswer {
  from: string;
  to: string;
  /**
   * What the first state is called.
   */
  fromName: string;
  /**
   * What the second state is called.
   */
  toName: string;
  /**
   * Of the published page and the draft: the draft is based on another state of the layer below, so publishing it says something even where nothing differs.
   */
  isRebased: boolean;
  /**
   * For `from=published` and `to=draft`: the version that somebody published after the draft was begun. The draft lacks its changes. Null: there is no such version.
   */
  overtaking: {
    version: number;
    author: string;
  } | null;
  changes: ChangesInWords2;
  more: boolean;
  before: Page;
  after: Page;
  beforePreview: StatePreview;
  afterPreview: StatePreview;
}
/**
 * Where a state of a screen can be seen for a day, or why it cannot be seen. `nowhere`: no address without parameters shows the screen. `empty`: the state holds no page. `faulty`: it could not be published today. `unchecked`: there was no time to check it.
 */
export interface StatePreview {
  address: string | null;
  missing: 'nowhere' | 'empty' | 'faulty' | 'unchecked' | null;
}
export interface ExplainScreenAnswer {
  pieces: {
    id: string;
    name: string;
    layer: Layer;
    version: number;
    /**
     * Null for what is built in, and for the layers above this level.
     */
    author: string | null;
    at: string | null;
    note: string;
    /**
     * JSON pointers of where it stands in the page.
     */
    places: string[];
    /**
     * Where the editor opens it at this level; null for what this level may not override.
     */
    edit: string | null;
    below: Layer | null;
    changes: ChangesInWords2;
    more: boolean;
  }[];
}
export interface MergeScreenAnswer {
  /**
   * Goes with the choices: they belong to these three pages.
   */
  tag: string;
  base: Base;
  below: Base;
  page: Page;
  changes: ChangesInWords2;
  more: boolean;
  conflicts: Conflicts;
  moreConflicts: MoreConflicts;
  /**
   * Where there are conflicts: signed addresses that show what this level began with, what lies below it now, and its own page.
   */
  previews?: {
    base: StatePreview;
    theirs: StatePreview;
    mine: StatePreview;
  };
}
export interface KeepMergedScreenBody {
  tag: string;
  choices: Choices;
}
export interface KeepMergedScreenAnswer {
  messages: Messages;
  preview: Preview;
  /**
   * Conflicts that nobody has settled.
   */
  left: number;
}
export interface SchemaBody {
  schema: Page;
}
export interface ValidateScreenAnswer {
  valid: boolean;
  messages: Messages;
}
export interface ExportScreenQuery {
  version?: Version;
}
export interface Exported {
  format: 'pagewright.screen';
  version: 1;
  id?: string;
  schema: Page;
}
export interface Imported {
  format: 'pagewright.screen';
  version: 1;
  id?: string;
  schema: Page;
  revision?: Revision;
}
export interface ImportScreenAnswer {
  messages: Messages;
  preview: Preview;
  revision: Revision;
}
export interface ReportScreenFailureBody {
  layer: Layer;
  version: Version;
  /**
   * As the screen's answer has it.
   */
  report: string;
  /**
   * The part that threw; absent: the screen itself.
   */
  part?: string;
  /**
   * The kind of error.
   */
  code: 'type' | 'range' | 'reference' | 'syntax' | 'unknown-type' | 'load' | 'frozen' | 'other';
}
export interface ReportScreenFailureAnswer {
  recorded: boolean;
}

/** The contract with the types of its calls. */
export const screensContract: Contract<ScreensOperations> = withLists(contract);
