// Made by `npm run types` from schemas/contracts/themes.json; change that and run it again.

import contract from '../../../../schemas/contracts/themes.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * A disabled theme is not chosen any more; levels that have chosen it keep it.
 */
export type State = 'enabled' | 'disabled';
export type Level = 'platform' | 'company' | 'app';
/**
 * The token; absent or empty: made from the name. It never changes.
 */
export type Key = string;

export interface ThemesOperations {
  listThemes: {
    query: ListThemesQuery;
    answer: ListThemesAnswer;
  };
  themePresets: {
    answer: ThemePresetsAnswer;
  };
  themeInForce: {
    answer: ThemeInForceAnswer;
  };
  themeSheet: {
    params: ThemeSheetParams;
    query: ThemeSheetQuery;
  };
  createTheme: {
    body: CreateThemeBody;
    answer: Listed;
  };
  importTheme: {
    body: ImportThemeBody;
    answer: Imported;
  };
  exportTheme: {
    params: Address;
    query: ExportThemeQuery;
    answer: ExportThemeAnswer;
  };
  readTheme: {
    params: ReadThemeParams;
    answer: ReadThemeAnswer;
  };
  changeTheme: {
    params: Address;
    body: ChangeThemeBody;
    answer: Listed;
  };
  chooseTheme: {
    body: ChooseThemeBody;
    answer: ChooseThemeAnswer;
  };
  saveThemeDraft: {
    params: Address;
    body: SaveThemeDraftBody;
    answer: SaveThemeDraftAnswer;
  };
  dropThemeDraft: {
    params: Address;
    query: DropThemeDraftQuery;
    answer: DropThemeDraftAnswer;
  };
  publishTheme: {
    params: Address;
    body: PublishThemeBody;
    answer: Published;
  };
  themeVersions: {
    params: Address;
    query: ThemeVersionsQuery;
    answer: ThemeVersionsAnswer;
  };
  rollbackTheme: {
    params: Address;
    body: RollbackThemeBody;
    answer: Published;
  };
  removeTheme: {
    params: Address;
    answer: RemoveThemeAnswer;
  };
}
export interface ListThemesQuery {
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
  orderBy?: 'name' | 'token' | 'createdAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `token`, in letters of either case.
   */
  token?: string;
  /**
   * Part of `description`, in letters of either case.
   */
  description?: string;
  /**
   * The rows whose `state` is this.
   */
  state?: string;
  /**
   * The rows whose `level` is this.
   */
  level?: string;
}
export interface ListThemesAnswer {
  total: number;
  /**
   * What this level has chosen: an id, or the name of a shipped theme; empty: what is in force above it.
   */
  chosen: string;
  /**
   * The theme that is shown at this level; empty: the look that is built in.
   */
  inForce: string;
  items: Listed[];
}
export interface Listed {
  id: number;
  token: string;
  name: string;
  description: string;
  state: State;
  level: Level;
  isOwn: boolean;
  /**
   * It is made for the dark look.
   */
  isDark: boolean;
  /**
   * Of a dark twin: the token of its light theme, or the name of a shipped one; else empty.
   */
  twin: string;
  isChosen: boolean;
  hasDraft: boolean;
  /**
   * 0: nothing of it is published.
   */
  version: number;
  createdAt: string;
  sample: Sample;
}
/**
 * Values for a small sample.
 */
export interface Sample {
  brand: string;
  onBrand: string;
  text: string;
  quiet: string;
  ground: string;
  panel: string;
  line: string;
  radius: string;
}
export interface ThemePresetsAnswer {
  presets: Preset[];
}
export interface Preset {
  id: string;
  name: string;
  description: string;
  isDark: boolean;
  isChosen: boolean;
  sample: Sample;
}
export interface ThemeInForceAnswer {
  theme: Worn | null;
}
export interface Worn {
  id: string;
  tag: string;
  isDark: boolean;
  css: string;
}
export interface ThemeSheetParams {
  sheet: string;
  companyKey?: string;
  appKey?: string;
}
export interface ThemeSheetQuery {
  v?: string;
}
export interface CreateThemeBody {
  name: string;
  key?: Key;
  description?: string;
  /**
   * The name of a shipped theme, or the id of one; absent: the platform's own look.
   */
  from?: string;
  /**
   * The theme is the dark twin of `from`, which has to be a light one.
   */
  dark?: boolean;
  /**
   * A colour of CSS: the theme is the platform's own look in this colour, whatever `from` says.
   */
  brand?: string;
}
export interface ImportThemeBody {
  /**
   * The file's content, or its text.
   */
  theme: {
    [k: string]: unknown;
  };
  /**
   * Absent or empty: the name that the file gives it.
   */
  name?: string;
  key?: Key;
  description?: string;
}
export interface Imported {
  id: number;
  token: string;
  name: string;
  /**
   * Design tokens of the file that have no place in a theme, at most 200.
   */
  unused: {
    name: string;
    pointer: string;
  }[];
  /**
   * All of them.
   */
  unusedCount: number;
}
export interface Address {
  id: number;
  companyKey?: string;
  appKey?: string;
}
export interface ExportThemeQuery {
  /**
   * Absent: theme.
   */
  format?: 'theme' | 'tokens';
}
/**
 * Data in the public amis shape (schemas/theme/theme.schema.json).
 */
export interface ExportThemeAnswer {
  [k: string]: unknown;
}
export interface ReadThemeParams {
  id: string;
  companyKey?: string;
  appKey?: string;
}
export interface ReadThemeAnswer {
  /**
   * 0: a shipped theme.
   */
  id: number;
  token: string;
  name: string;
  description: string;
  state: State;
  level: Level;
  version: number;
  /**
   * Data in the public amis shape (schemas/theme/theme.schema.json).
   */
  theme: {
    [k: string]: unknown;
  };
  isDraft: boolean;
  /**
   * The data that are in force without the draft; absent without one.
   */
  saved?: {
    [k: string]: unknown;
  };
  revision: string;
  /**
   * The query that shows the draft on any page of the level; empty where the theme is not this level's.
   */
  preview: string;
  /**
   * The dark twin that readers in the dark look get; absent without one.
   */
  twin?: {
    id: number;
    name: string;
    /**
     * The data that are in force.
     */
    theme: {
      [k: string]: unknown;
    };
  };
}
export interface ChangeThemeBody {
  name?: string;
  description?: string;
  state?: State;
}
export interface ChooseThemeBody {
  /**
   * The id of a theme of this level or one above, or the name of a shipped one; empty: what is in force above.
   */
  theme: string;
}
export interface ChooseThemeAnswer {}
export interface SaveThemeDraftBody {
  /**
   * Data in the public amis shape (schemas/theme/theme.schema.json).
   */
  theme: {
    [k: string]: unknown;
  };
  /**
   * What the change takes the place of; absent: whatever is there.
   */
  revision?: string;
}
export interface SaveThemeDraftAnswer {
  revision: string;
}
export interface DropThemeDraftQuery {
  /**
   * What the change takes the place of; absent: whatever is there.
   */
  revision?: string;
}
export interface DropThemeDraftAnswer {}
export interface PublishThemeBody {
  /**
   * Data in the public amis shape (schemas/theme/theme.schema.json).
   */
  theme?: {
    [k: string]: unknown;
  };
  note?: string;
  /**
   * What the change takes the place of; absent: whatever is there.
   */
  revision?: string;
}
export interface Published {
  version: number;
  revision: string;
}
export interface ThemeVersionsQuery {
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
  orderBy?: 'version' | 'author' | 'createdAt';
  /**
   * Part of `author`, in letters of either case.
   */
  author?: string;
  /**
   * Part of `note`, in letters of either case.
   */
  note?: string;
}
export interface ThemeVersionsAnswer {
  total: number;
  items: Version[];
}
export interface Version {
  version: number;
  note: string;
  author: string;
  createdAt: string;
}
export interface RollbackThemeBody {
  version: number;
  note?: string;
}
export interface RemoveThemeAnswer {}

/** The contract with the types of its calls. */
export const themesContract: Contract<ThemesOperations> = withLists(contract);
