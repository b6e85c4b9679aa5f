// Made by `npm run types` from schemas/contracts/apps.json; change that and run it again.

import contract from '../../../../schemas/contracts/apps.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * Whether the app is in the archive: people read its pages, and nobody builds in it.
 */
export type IsArchived = boolean;
/**
 * Who may open the app. members: every member of the company. roles: those alone who have a role in the app, and the administrators.
 */
export type OpenTo = 'members' | 'roles';
/**
 * What a page is. 1: a definition, written in the visual editor, which a new page is where no type is named. 2: Markdown. 3: rich text. 5: a definition, written as JSON. 9: a component of the company's own. 50: the same for phones. A copy has the type of its page.
 */
export type PageType = 1 | 2 | 3 | 5 | 9 | 50;
/**
 * What somebody is in an app. designer: changes the app, its pages and its data. user: opens it. Empty: neither.
 */
export type MemberLevel = '' | 'user' | 'designer';
/**
 * The ready-made block (`schemas/editor/snippets`) that a page of type 1 or 5 begins with; empty: none. table: a table of a new collection with the page's name.
 */
export type Snippet = '' | 'card-grid' | 'empty-state' | 'form-section' | 'row-list' | 'table';
/**
 * The name of one of the platform's icons (`src/theme/icons`); empty: that of a page.
 */
export type PageIcon =
  | ''
  | 'file-text'
  | 'house'
  | 'users'
  | 'user'
  | 'calendar'
  | 'chart-column'
  | 'list'
  | 'table'
  | 'settings'
  | 'folder'
  | 'star'
  | 'mail'
  | 'phone'
  | 'building-2'
  | 'shopping-cart'
  | 'truck'
  | 'package'
  | 'clipboard-list'
  | 'square-check'
  | 'clock'
  | 'book-open'
  | 'image'
  | 'map-pin'
  | 'message-square'
  | 'wallet'
  | 'tag'
  | 'wrench'
  | 'flag'
  | 'briefcase'
  | 'globe'
  | 'bell';
/**
 * The language that words without one are in; absent in a call: the caller's.
 */
export type Language = 'zh-CN' | 'en-US';

export interface AppsOperations {
  freeAppKey: {
    params: Company;
    query: KeyQuestion;
    answer: FreeKey;
  };
  listApps: {
    params: Company;
    query: ListAppsQuery;
    answer: ListAppsAnswer;
  };
  createApp: {
    params: Company;
    body: CreateAppBody;
    answer: CreateAppAnswer;
  };
  readApp: {
    params: AppAddress;
    answer: App;
  };
  changeApp: {
    params: AppAddress;
    body: ChangeAppBody;
    answer: ChangeAppAnswer;
  };
  archiveApp: {
    params: AppAddress;
    body: ArchiveAppBody;
    answer: ArchiveAppAnswer;
  };
  removeApp: {
    params: AppAddress;
    body: RemoveAppBody;
    answer: RemoveAppAnswer;
  };
  removedApps: {
    params: Company;
    query: RemovedAppsQuery;
    answer: RemovedAppsAnswer;
  };
  restoreApp: {
    params: RemovedAddress;
    answer: RestoreAppAnswer;
  };
  listAppMembers: {
    params: AppAddress;
    query: ListAppMembersQuery;
    answer: ListAppMembersAnswer;
  };
  changeAppMember: {
    params: AppMemberAddress;
    body: ChangeAppMemberBody;
    answer: ChangeAppMemberAnswer;
  };
  freePageKey: {
    params: AppAddress;
    query: KeyQuestion;
    answer: FreeKey;
  };
  createPage: {
    params: AppAddress;
    body: CreatePageBody;
    answer: CreatePageAnswer;
  };
  changePage: {
    params: PageAddress;
    body: ChangePageBody;
    answer: ChangePageAnswer;
  };
  readText: {
    params: PageAddress;
    answer: ReadTextAnswer;
  };
  writeText: {
    params: PageAddress;
    body: WriteTextBody;
    answer: WriteTextAnswer;
  };
  removePage: {
    params: PageAddress;
    answer: RemovePageAnswer;
  };
  removedPages: {
    params: AppAddress;
    query: RemovedPagesQuery;
    answer: RemovedPagesAnswer;
  };
  restorePage: {
    params: PageAddress;
    answer: RestorePageAnswer;
  };
}
export interface Company {
  companyKey: string;
}
export interface KeyQuestion {
  key?: string;
  name?: string;
}
export interface FreeKey {
  /**
   * The key of the question, so that a form tells the answer to what stands in it now.
   */
  asked: string;
  /**
   * The key as it would be stored; empty without key and name.
   */
  key: string;
  isFree: boolean;
  /**
   * Why it is not free: another one has it, the platform uses it itself, or it is no key.
   */
  problem: '' | 'taken' | 'reserved' | 'wrong';
  /**
   * A key that is free: the same one where it is.
   */
  proposal: string;
}
export interface ListAppsQuery {
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
  orderBy?: 'name' | 'key' | 'createdAt' | 'pages' | 'openedAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
  /**
   * Part of `description`, in letters of either case.
   */
  description?: string;
}
export interface ListAppsAnswer {
  total: number;
  items: ListedApp[];
}
export interface ListedApp {
  key: string;
  name: string;
  description: string;
  logo: string;
  type: number;
  createdAt: string;
  /**
   * How many pages it has.
   */
  pages: number;
  /**
   * The key of the page that the desk opens the app with; empty: it opens the list of pages.
   */
  homePage: string;
  isArchived: IsArchived;
  /**
   * When the reader last opened it, where it is among the last ones; else empty, and always for a page of the company's own.
   */
  openedAt: string;
}
export interface CreateAppBody {
  name: string;
  /**
   * What the address says; absent or empty: made from the name. Letters are stored in lower case.
   */
  key?: string;
  description?: string;
  logo?: string;
  /**
   * 1 base, 2 cross-platform, 3 quick-app card, 4 quick app. It stays as it is.
   */
  type: 1 | 2 | 3 | 4;
  /**
   * The template that the app is made of: it gets its pages, collections, theme and widget templates, and its logo where none is given.
   */
  templateId?: string;
  /**
   * The company of the address, which forms send along.
   */
  companyKey?: string;
}
export interface CreateAppAnswer {
  key: string;
  /**
   * The address of the app; that of the company's desk for one of a template.
   */
  redirect: string;
}
export interface AppAddress {
  companyKey: string;
  appKey: string;
}
export interface App {
  key: string;
  name: string;
  description: string;
  logo: string;
  type: number;
  isArchived: IsArchived;
  /**
   * Whether the reader may change the app and its pages; false while it is in the archive.
   */
  mayBuild: boolean;
  /**
   * Whether the reader administers the company, and so says who may open and design the app.
   */
  mayManage: boolean;
  openTo: OpenTo;
  pages: Page[];
}
export interface Page {
  key: string;
  name: string;
  names: Names;
  isHidden: boolean;
  /**
   * Whether the desk opens the app with it.
   */
  isHome: boolean;
  type: PageType;
  /**
   * The keys of all pages that it stands inside of, the outermost first.
   */
  path: string[];
  /**
   * Whether pages stand inside of it.
   */
  hasPages: boolean;
  icon: string;
}
/**
 * What readers of each language read instead of the name. A call takes its name for the language of the caller and this for the others; empty: the name. Absent: as stored.
 */
export interface Names {
  'zh-CN'?: string;
  'en-US'?: string;
}
export interface ChangeAppBody {
  name?: string;
  description?: string;
  logo?: string;
  /**
   * The key of the page that the desk opens the app with; empty: the list of pages.
   */
  homePage?: string;
  openTo?: OpenTo;
}
export interface ChangeAppAnswer {}
export interface ArchiveAppBody {
  isArchived: boolean;
}
export interface ArchiveAppAnswer {}
export interface RemoveAppBody {
  /**
   * The name of the app, typed once more.
   */
  name: string;
}
export interface RemoveAppAnswer {}
export interface RemovedAppsQuery {
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
  orderBy?: 'name' | 'key' | 'removedAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
}
export interface RemovedAppsAnswer {
  total: number;
  items: {
    key: string;
    name: string;
    removedAt: string;
    /**
     * Until when it can be restored.
     */
    keptUntil: string;
  }[];
}
export interface RemovedAddress {
  companyKey: string;
  key: string;
}
export interface RestoreAppAnswer {
  /**
   * The address of the app.
   */
  redirect: string;
}
export interface ListAppMembersQuery {
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
  orderBy?: 'name' | 'email' | 'level';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `email`, in letters of either case.
   */
  email?: string;
}
export interface ListAppMembersAnswer {
  total: number;
  openTo: OpenTo;
  /**
   * The names of roles that people of the app have, but for designer and user.
   */
  known: string[];
  items: AppMember[];
}
export interface AppMember {
  id: number;
  name: string;
  email: string;
  /**
   * The role in the company.
   */
  role: 'owner' | 'admin' | 'member';
  level: MemberLevel;
  /**
   * The names of further roles.
   */
  roles: string[];
  /**
   * Whether the person may open the app now.
   */
  mayOpen: boolean;
}
export interface AppMemberAddress {
  companyKey: string;
  appKey: string;
  /**
   * The account.
   */
  id: number;
}
export interface ChangeAppMemberBody {
  level: MemberLevel;
  /**
   * Names of further roles; in a text they are separated by commas.
   */
  roles: string | string[];
}
export interface ChangeAppMemberAnswer {}
export interface CreatePageBody {
  name: string;
  /**
   * What the address says; absent or empty: made from the name. Letters are stored in lower case.
   */
  key?: string;
  isHidden?: boolean;
  /**
   * The key of a collection whose documents the page is to show; absent or empty: an empty page.
   */
  collection?: string;
  /**
   * The key of a page of the app whose published content the new page begins with; absent or empty: none.
   */
  copyOf?: string;
  type?: PageType;
  snippet?: Snippet;
  /**
   * The key of the page that it is to stand inside of; empty: none. Absent: as the copied page, or none.
   */
  parent?: string;
  icon?: PageIcon;
}
export interface CreatePageAnswer {
  key: string;
  /**
   * Where people see it.
   */
  address: string;
  /**
   * Where it is edited.
   */
  editor: string;
}
export interface PageAddress {
  companyKey: string;
  appKey: string;
  pageKey: string;
}
export interface ChangePageBody {
  name?: string;
  names?: Names;
  isHidden?: boolean;
  /**
   * Where it stands among the pages inside of the same page, from 0. A number that is too large: at the end.
   */
  place?: number;
  /**
   * The key of the page that it is to stand inside of; empty: none.
   */
  parent?: string;
  icon?: PageIcon;
}
export interface ChangePageAnswer {}
export interface ReadTextAnswer {
  name: string;
  type: PageType;
  /**
   * Markdown, or sanitised HTML.
   */
  text: string;
  /**
   * Whether readers of each language have a text of their own; this is the caller's.
   */
  isInEach: boolean;
  language: Language;
  isDraft: boolean;
  /**
   * What the next call that writes is based on.
   */
  revision: string;
}
export interface WriteTextBody {
  /**
   * Markdown, or HTML, which is sanitised.
   */
  text: string;
  /**
   * Whether this text is for the readers of one language, and the other ones keep theirs; else it is for all. Absent: as it is.
   */
  isInEach?: boolean;
  language?: Language;
  /**
   * What the text is based on; absent: whatever is there.
   */
  revision?: string;
  /**
   * Whether it is published; absent: it is kept as a draft.
   */
  publish?: boolean;
  /**
   * What the history says of it; absent or empty: that the text was changed.
   */
  note?: string;
}
export interface WriteTextAnswer {
  /**
   * The text as it is stored.
   */
  text: string;
  revision: string;
}
export interface RemovePageAnswer {}
export interface RemovedPagesQuery {
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
  orderBy?: 'name' | 'key' | 'removedAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `key`, in letters of either case.
   */
  key?: string;
}
export interface RemovedPagesAnswer {
  total: number;
  items: {
    key: string;
    name: string;
    type: PageType;
    icon: string;
    removedAt: string;
    /**
     * Until when it can be restored.
     */
    keptUntil: string;
  }[];
}
export interface RestorePageAnswer {
  /**
   * Where people see it.
   */
  address: string;
}

/** The contract with the types of its calls. */
export const appsContract: Contract<AppsOperations> = withLists(contract);
