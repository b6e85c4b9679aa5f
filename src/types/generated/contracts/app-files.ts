// Made by `npm run types` from schemas/contracts/app-files.json; change that and run it again.

import contract from '../../../../schemas/contracts/app-files.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface AppFilesOperations {
  exportApp: {
    params: AppAddress;
    answer: AppFile;
  };
  importApp: {
    params: Company;
    body: ImportAppBody;
    answer: ImportAppAnswer;
  };
}
export interface AppAddress {
  companyKey: string;
  appKey: string;
}
export interface AppFile {
  format: 'pagewright.app';
  version: 1;
  /**
   * The address of the app that was exported: calls of its pages begin with it.
   */
  address: string;
  app: FileAbout;
  /**
   * @maxItems 200
   */
  pages: FilePage[];
  /**
   * @maxItems 50
   */
  collections: FileCollection[];
  /**
   * What the app has published: the screen `page/KEY` of each page, and other screens that it overrides.
   *
   * @maxItems 400
   */
  screens: FileScreen[];
  /**
   * The name of the shipped theme that the app has chosen; empty: one of `themes`, or that of its company.
   */
  theme?: string;
  /**
   * The app's own themes, and the one that it has chosen of its company's or the platform's.
   *
   * @maxItems 100
   */
  themes?: FileTheme[];
  /**
   * The packages of custom components that the screens name. The file does not hold them: the level has to have them.
   *
   * @maxItems 500
   */
  components?: FileComponent[];
}
export interface FileAbout {
  name: string;
  description: string;
  /**
   * 1 base, 2 cross-platform, 3 quick-app card, 4 quick app.
   */
  type: 1 | 2 | 3 | 4;
  /**
   * Who may open it: every member of the company, or those alone who have a role in it.
   */
  openTo: 'members' | 'roles';
  /**
   * The key of the page that the desk opens the app with; empty: the list of pages.
   */
  homePage: string;
}
export interface FilePage {
  key: string;
  name: string;
  names?: Names;
  isHidden: boolean;
  /**
   * What the page is written with (`page` in apps.json); absent: 1.
   */
  type?: 1 | 2 | 3 | 5 | 9 | 50;
  /**
   * The key of the page that it stands inside of, which stands before it in the file; absent or empty: none.
   */
  parent?: string;
  /**
   * The name of an icon (`pageIcon` in apps.json); absent or empty: that of a page.
   */
  icon?: string;
}
/**
 * What readers of each language read instead of the name; absent: the name.
 */
export interface Names {
  'zh-CN'?: string;
  'en-US'?: string;
}
/**
 * What createCollection takes.
 */
export interface FileCollection {
  key: string;
  name: string;
  names?: Names;
  /**
   * @maxItems 100
   */
  fields: {}[];
  rights: {};
}
export interface FileScreen {
  id: string;
  schema: {};
}
export interface FileTheme {
  name: string;
  token: string;
  description: string;
  state: 'enabled' | 'disabled';
  isChosen: boolean;
  /**
   * The theme's data, as a file of themes has them.
   */
  theme: {
    [k: string]: unknown;
  };
}
export interface FileComponent {
  name: string;
  version: string;
  hash: string;
  /**
   * An SPDX word.
   */
  licence: string;
}
export interface Company {
  companyKey: string;
}
export interface ImportAppBody {
  format: 'pagewright.app';
  version: 1;
  /**
   * What the new app is called; absent or empty: as in the file.
   */
  name?: string;
  /**
   * What the address says; absent or empty: made from the name. Letters are stored in lower case.
   */
  key?: string;
  /**
   * The address of the app that was exported: calls of its pages begin with it.
   */
  address: string;
  app: FileAbout;
  /**
   * @maxItems 200
   */
  pages: FilePage[];
  /**
   * @maxItems 50
   */
  collections: FileCollection[];
  /**
   * What the app has published: the screen `page/KEY` of each page, and other screens that it overrides.
   *
   * @maxItems 400
   */
  screens: FileScreen[];
  /**
   * The name of the shipped theme that the app has chosen; empty: one of `themes`, or that of its company.
   */
  theme?: string;
  /**
   * The app's own themes, and the one that it has chosen of its company's or the platform's.
   *
   * @maxItems 100
   */
  themes?: FileTheme[];
  /**
   * The packages of custom components that the screens name. The file does not hold them: the level has to have them.
   *
   * @maxItems 500
   */
  components?: FileComponent[];
}
export interface ImportAppAnswer {
  key: string;
  /**
   * The address of the new app.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const appFilesContract: Contract<AppFilesOperations> = withLists(contract);
