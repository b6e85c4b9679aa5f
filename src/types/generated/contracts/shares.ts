// Made by `npm run types` from schemas/contracts/shares.json; change that and run it again.

import contract from '../../../../schemas/contracts/shares.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface SharesOperations {
  sharedPage: {
    params: SharedPageParams;
    answer: Shared;
  };
  sharedTemplate: {
    params: SharedTemplateParams;
    answer: Shared;
  };
  openShare: {
    params: OpenShareParams;
    body: OpenShareBody;
    answer: OpenShareAnswer;
  };
  shareSettings: {
    params: ShareSettingsParams;
    answer: Settings;
  };
  changeShare: {
    params: ChangeShareParams;
    body: ChangeShareBody;
    answer: Settings;
  };
}
export interface SharedPageParams {
  key: string;
}
export interface Shared {
  /**
   * The number of what is shown; another one after each publication.
   */
  id: number;
  /**
   * The key of the page, or the id of the widget template.
   */
  key: string;
  /**
   * 1 and 5 an amis schema, 2 Markdown, 3 rich text, 9 and 50 (phone) custom components. A widget template is of type 1.
   */
  type: 1 | 2 | 3 | 5 | 9 | 50;
  title: string;
  name: string;
  description: string;
  /**
   * Of the types 1, 5, 9 and 50.
   */
  schema?: {
    [k: string]: unknown;
  };
  /**
   * The sanitised HTML of the types 2 and 3.
   */
  body?: string;
  company: Named | null;
  application: Named | null;
  /**
   * Who shared it, by the display name alone.
   */
  user: {
    name: string;
  };
}
export interface Named {
  key: string;
  name: string;
  logo: string;
}
export interface SharedTemplateParams {
  key: string;
}
export interface OpenShareParams {
  key: string;
}
export interface OpenShareBody {
  password: string;
}
export interface OpenShareAnswer {}
export interface ShareSettingsParams {
  companyKey?: string;
  appKey?: string;
  /**
   * page: a page of an app by its key. template: a widget template by its id.
   */
  kind: 'page' | 'template';
  target: string;
}
export interface Settings {
  /**
   * Whether the link works: not after its end.
   */
  isOn: boolean;
  /**
   * The whole address; empty before the first time.
   */
  url: string;
  hasPassword: boolean;
  /**
   * When it ends by itself; empty: never.
   */
  endsAt: string;
  /**
   * How often it was opened.
   */
  views: number;
}
export interface ChangeShareParams {
  companyKey?: string;
  appKey?: string;
  /**
   * page: a page of an app by its key. template: a widget template by its id.
   */
  kind: 'page' | 'template';
  target: string;
}
export interface ChangeShareBody {
  isOn?: boolean;
  /**
   * Empty: it opens without one.
   */
  password?: string;
  /**
   * Empty: it does not end by itself.
   */
  endsAt?: string;
}

/** The contract with the types of its calls. */
export const sharesContract: Contract<SharesOperations> = withLists(contract);
