// Made by `npm run types` from schemas/contracts/login-page.json; change that and run it again.

import contract from '../../../../schemas/contracts/login-page.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface LoginPageOperations {
  loginPage: {
    answer: LoginPageAnswer;
  };
  setLoginPage: {
    body: SetLoginPageBody;
    answer: SetLoginPageAnswer;
  };
}
export interface LoginPageAnswer {
  /**
   * The id that this level has set; empty when it has set nothing.
   */
  page: string;
  /**
   * The id of the screen that visitors see.
   */
  shown: string;
  /**
   * The screen that is set cannot be shown at present, so another one takes its place.
   */
  isAside: boolean;
  /**
   * The screen of the level above, in words: what is shown when nothing is set.
   */
  configured: string;
  choices: Choice[];
  history: Change[];
}
export interface Choice {
  id: string;
  name: string;
  /**
   * What the page looks like, in a sentence; empty for a page of one's own.
   */
  about: string;
  /**
   * The built-in sign-in page, one of the starting points, or a page with a name of its own.
   */
  kind: 'standard' | 'start' | 'own';
  isSet: boolean;
  /**
   * Visitors of this level see it.
   */
  isShown: boolean;
  /**
   * This level has published a version of its own.
   */
  isChanged: boolean;
  /**
   * Where the editor opens it.
   */
  edit: string | null;
  /**
   * Address of the page as visitors would see it, good for a day.
   */
  preview: string;
}
export interface Change {
  /**
   * The page that was set, in words.
   */
  name: string;
  by: string;
  at: string;
}
export interface SetLoginPageBody {
  page: string;
}
export interface SetLoginPageAnswer {
  page: string;
}

/** The contract with the types of its calls. */
export const loginPageContract: Contract<LoginPageOperations> = withLists(contract);
