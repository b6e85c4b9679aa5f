// Made by `npm run types` from schemas/contracts/components.json; change that and run it again.

import contract from '../../../../schemas/contracts/components.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface ComponentsOperations {
  listComponents: {
    query: ListComponentsQuery;
    answer: ListComponentsAnswer;
  };
  uploadComponent: {
    answer: Component;
  };
  componentUses: {
    params: ComponentUsesParams;
    answer: ComponentUsesAnswer;
  };
  deleteComponent: {
    params: DeleteComponentParams;
    answer: DeleteComponentAnswer;
  };
}
export interface ListComponentsQuery {
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
  orderBy?: 'name' | 'title' | 'version' | 'createdAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `title`, in letters of either case.
   */
  title?: string;
  /**
   * Part of `description`, in letters of either case.
   */
  description?: string;
}
export interface ListComponentsAnswer {
  total: number;
  items: Component[];
}
export interface Component {
  id: number;
  /**
   * By which pages name it.
   */
  name: string;
  version: string;
  /**
   * Of the content of the package.
   */
  hash: string;
  title: string;
  description: string;
  licence: string;
  /**
   * The page types whose new pages begin with it.
   */
  types: (9 | 50)[];
  events: string[];
  /**
   * Pixels that are kept free for it.
   */
  height: number;
  /**
   * Unpacked.
   */
  kilobytes: number;
  level: 'platform' | 'company';
  isOwn: boolean;
  isNewest: boolean;
  /**
   * The schema of its properties.
   */
  properties: {
    [k: string]: unknown;
  };
  /**
   * A node that shows it, with a value for each property.
   */
  example: {
    [k: string]: unknown;
  };
  createdAt: string;
}
export interface ComponentUsesParams {
  companyKey?: string;
  appKey?: string;
  id: number;
}
export interface ComponentUsesAnswer {
  uses: Use[];
}
export interface Use {
  screen: string;
  /**
   * What the page is called; empty for other screens.
   */
  name: string;
  company: string;
  app: string;
  isPublished: boolean;
  isDraft: boolean;
  /**
   * Where the page is opened; empty for other screens.
   */
  address: string;
}
export interface DeleteComponentParams {
  companyKey?: string;
  appKey?: string;
  id: number;
}
export interface DeleteComponentAnswer {}

/** The contract with the types of its calls. */
export const componentsContract: Contract<ComponentsOperations> = withLists(contract);
