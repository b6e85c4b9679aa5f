// Made by `npm run types` from schemas/contracts/docs.json; change that and run it again.

import contract from '../../../../schemas/contracts/docs.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface DocsOperations {
  listDocs: {
    query: ListDocsQuery;
    answer: ListDocsAnswer;
  };
  readDoc: {
    params: ReadDocParams;
    answer: Doc;
  };
  searchDocs: {
    query: SearchDocsQuery;
    answer: SearchDocsAnswer;
  };
  docPicture: {
    params: DocPictureParams;
  };
}
export interface ListDocsQuery {
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
  orderBy?: 'title' | 'key';
  /**
   * Part of `title`, in letters of either case.
   */
  title?: string;
}
export interface ListDocsAnswer {
  total: number;
  items: Item[];
}
export interface Item {
  id: number;
  key: string;
  title: string;
  group: string;
  parentPathname: string;
  fullPath: string;
  hasBody: boolean;
  children: Leaf[];
}
export interface Leaf {
  id: number;
  key: string;
  title: string;
  group: string;
  /**
   * The address of the page above it, without the context path; empty at the top.
   */
  parentPathname: string;
  /**
   * Without the context path.
   */
  fullPath: string;
  /**
   * Whether there is a text to read, and not only a place for the pages below it.
   */
  hasBody: boolean;
}
export interface ReadDocParams {
  id: string;
}
export interface Doc {
  id: number;
  key: string;
  title: string;
  group: string;
  parentPathname: string;
  hasBody: boolean;
  /**
   * Sanitised.
   */
  html: string;
  toc: Heading[];
  /**
   * The language that the page is written in.
   */
  language: 'zh-CN' | 'en-US';
  /**
   * The page is missing in the reader's language.
   */
  isOtherLanguage: boolean;
  /**
   * Nodes that stand in the html where it has an element with `data-example` and their number.
   */
  examples: {
    [k: string]: unknown;
  }[];
  previous: Link | null;
  next: Link | null;
}
export interface Heading {
  label: string;
  /**
   * The address of the heading, without the context path.
   */
  fullPath: string;
  children: {
    label: string;
    fullPath: string;
    /**
     * Always empty: contents have two levels.
     *
     * @maxItems 0
     */
    children: unknown[];
  }[];
}
export interface Link {
  title: string;
  /**
   * Without the context path.
   */
  fullPath: string;
}
export interface SearchDocsQuery {
  keywords?: string;
}
export interface SearchDocsAnswer {
  found: Place[];
}
export interface Place {
  title: string;
  /**
   * The part of the page; empty: its beginning.
   */
  heading: string;
  group: string;
  /**
   * Without the context path.
   */
  fullPath: string;
  /**
   * Words before those that were looked for.
   */
  before: string;
  match: string;
  after: string;
}
export interface DocPictureParams {
  locale: 'zh-CN' | 'en-US';
  name: string;
}

/** The contract with the types of its calls. */
export const docsContract: Contract<DocsOperations> = withLists(contract);
