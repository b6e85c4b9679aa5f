// Made by `npm run types` from schemas/contracts/app-templates.json; change that and run it again.

import contract from '../../../../schemas/contracts/app-templates.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * The picture's bytes.
 */
export type AppTemplatePictureAnswer = string;
/**
 * HTML. It is sanitised when it is stored and when it is read.
 */
export type Detail = string;
/**
 * The addresses of uploaded pictures.
 *
 * @maxItems 12
 */
export type Screenshot = string[];

export interface AppTemplatesOperations {
  listAppTemplates: {
    query: ListAppTemplatesQuery;
    answer: ListAppTemplatesAnswer;
  };
  readAppTemplate: {
    params: Address;
    answer: Template;
  };
  appTemplatePicture: {
    params: AppTemplatePictureParams;
    answer: AppTemplatePictureAnswer;
  };
  listPublishedTemplates: {
    query: ListPublishedTemplatesQuery;
    answer: ListPublishedTemplatesAnswer;
  };
  templateApps: {
    params: TemplateAppsParams;
    answer: TemplateAppsAnswer;
  };
  publishAppTemplate: {
    body: PublishAppTemplateBody;
    answer: Managed;
  };
  changeAppTemplate: {
    params: Address;
    body: ChangeAppTemplateBody;
    answer: Managed;
  };
  withdrawAppTemplate: {
    params: Address;
    answer: WithdrawAppTemplateAnswer;
  };
}
export interface ListAppTemplatesQuery {
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
  orderBy?: 'name' | 'installTimes';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `description`, in letters of either case.
   */
  description?: string;
}
export interface ListAppTemplatesAnswer {
  total: number;
  items: Listed[];
}
export interface Listed {
  id: string;
  name: string;
  description: string;
  logo: string;
  /**
   * How many apps were made of it.
   */
  installTimes: number;
  /**
   * Its preview stands at /template/KEY-dev.
   */
  previewKey: string;
}
export interface Address {
  templateId: string;
}
export interface Template {
  id: string;
  name: string;
  description: string;
  logo: string;
  installTimes: number;
  previewKey: string;
  /**
   * Sanitised HTML.
   */
  detail: string;
  /**
   * Addresses of pictures.
   */
  screenshot: string[];
}
export interface AppTemplatePictureParams {
  templateId: string;
  name: string;
}
export interface ListPublishedTemplatesQuery {
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
  orderBy?: 'name' | 'installTimes' | 'createdAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * Part of `id`, in letters of either case.
   */
  id?: string;
}
export interface ListPublishedTemplatesAnswer {
  total: number;
  items: Managed[];
}
export interface Managed {
  id: string;
  name: string;
  description: string;
  logo: string;
  installTimes: number;
  previewKey: string;
  detail: string;
  screenshot: string[];
  /**
   * It lies in files, and nobody changes it here.
   */
  isShipped: boolean;
  /**
   * Empty for shipped ones.
   */
  createdAt: string;
}
export interface TemplateAppsParams {
  companyKey: string;
}
export interface TemplateAppsAnswer {
  options: {
    value: string;
    label: string;
  }[];
}
export interface PublishAppTemplateBody {
  companyKey: string;
  appKey: string;
  /**
   * What the addresses of the template say; absent or empty: made from the name.
   */
  key?: string;
  name: string;
  description?: string;
  detail?: Detail;
  logo?: string;
  screenshot?: Screenshot;
}
export interface ChangeAppTemplateBody {
  companyKey?: string;
  appKey?: string;
  name: string;
  description?: string;
  detail?: Detail;
  logo?: string;
  screenshot?: Screenshot;
}
export interface WithdrawAppTemplateAnswer {}

/** The contract with the types of its calls. */
export const appTemplatesContract: Contract<AppTemplatesOperations> = withLists(contract);
