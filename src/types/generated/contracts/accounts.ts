// Made by `npm run types` from schemas/contracts/accounts.json; change that and run it again.

import contract from '../../../../schemas/contracts/accounts.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface AccountsOperations {
  userInfo: {
    answer: Profile;
  };
  updateUserInfo: {
    body: UpdateUserInfoBody;
    answer: Profile;
  };
  updatePassword: {
    body: UpdatePasswordBody;
    answer: UpdatePasswordAnswer;
  };
  savePreferences: {
    body: SavePreferencesBody;
    answer: SavePreferencesAnswer;
  };
  userRoles: {
    query: UserRolesQuery;
    answer: UserRolesAnswer;
  };
  passwordDescription: {
    answer: PasswordDescriptionAnswer;
  };
}
export interface Profile {
  id: number;
  name: string;
  email: string;
  username: string;
  phone: string;
  nickName: string;
  avatar: string;
}
export interface UpdateUserInfoBody {
  /**
   * Must be the caller's own.
   */
  id?: number;
  /**
   * Must be as it is: nobody changes it here.
   */
  isSuperAdmin?: boolean;
  name?: string;
  email?: string;
  /**
   * The code sent to a new address with the purpose profile; needed when the address changes.
   */
  emailCode?: string;
  username?: string;
  phone?: string;
  /**
   * The code sent to a new phone with the purpose profile; needed when the phone changes.
   */
  phoneCode?: string;
  nickName?: string;
  /**
   * Address of an own upload, or empty.
   */
  avatar?: string;
  /**
   * The password fields count only when true.
   */
  changePassword?: boolean;
  password?: string;
  surePassword?: string;
}
export interface UpdatePasswordBody {
  originalPassword: string;
  password: string;
  repeatPassword: string;
}
export interface UpdatePasswordAnswer {}
export interface SavePreferencesBody {
  locale?: 'zh-CN' | 'en-US';
  appearance?: 'light' | 'dark' | 'system';
}
export interface SavePreferencesAnswer {}
export interface UserRolesQuery {
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
  orderBy?: 'companyName' | 'appName' | 'name';
  /**
   * Part of `companyName`, in letters of either case.
   */
  companyName?: string;
  /**
   * Part of `appName`, in letters of either case.
   */
  appName?: string;
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
}
export interface UserRolesAnswer {
  total: number;
  items: {
    companyName: string;
    /**
     * Empty: the role counts in the whole company.
     */
    appName: string;
    name: string;
  }[];
}
export interface PasswordDescriptionAnswer {
  description: string;
  rules: string[];
  /**
   * Each rule with a regular expression in slashes.
   */
  checks: {
    text: string;
    pattern: string;
  }[];
  /**
   * All rules as one regular expression in slashes, for the check while typing.
   */
  pattern: string;
}

/** The contract with the types of its calls. */
export const accountsContract: Contract<AccountsOperations> = withLists(contract);
