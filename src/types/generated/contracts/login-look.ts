// Made by `npm run types` from schemas/contracts/login-look.json; change that and run it again.

import contract from '../../../../schemas/contracts/login-look.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * aside: the decoration cannot be shown (it is not published any more, takes too long, or is empty), and the form stands without it. partial: some nodes of it cannot be shown beside the form.
 */
export type Problem = '' | 'aside' | 'partial';

export interface LoginLookOperations {
  loginLook: {
    answer: LoginLookAnswer;
  };
  setLoginLook: {
    body: LoginLook;
    answer: SetLoginLookAnswer;
  };
  removeLoginLook: {
    answer: RemoveLoginLookAnswer;
  };
  tryLoginLook: {
    body: LoginLook;
    answer: TryLoginLookAnswer;
  };
}
export interface LoginLookAnswer {
  /**
   * Null when this level has set nothing.
   */
  look: LoginLook | null;
  /**
   * The level whose look visitors see.
   */
  shown: 'platform' | 'company' | 'app';
  /**
   * The level whose look visitors see when this one sets none.
   */
  above: 'platform' | 'company' | 'app';
  /**
   * Where visitors sign in.
   */
  address: string;
  decorations: Decoration[];
  problem: Problem;
  history: Change[];
}
export interface LoginLook {
  /**
   * Where the form stands: on a card in the middle, on the left or right of the decoration, over it, or alone without bar and foot.
   */
  layout: 'card' | 'left' | 'right' | 'full' | 'embedded';
  /**
   * The id of a published page of this level; empty: none.
   */
  decoration?: string;
  /**
   * Empty: the platform's.
   */
  heading?: string;
  /**
   * Empty: the platform's.
   */
  lead?: string;
  /**
   * An uploaded picture; empty: the platform's.
   */
  logo?: string;
  /**
   * An uploaded picture; empty: the platform's.
   */
  picture?: string;
  /**
   * The colour of the buttons that lead on; empty: the platform's.
   */
  accent?: string;
  /**
   * The colour of the ground beside the form; empty: the platform's.
   */
  background?: string;
}
export interface Decoration {
  id: string;
  name: string;
  /**
   * Where the editor opens it.
   */
  edit: string | null;
}
export interface Change {
  /**
   * The layout that was set; empty: the level's own look was taken away.
   */
  layout: string;
  by: string;
  at: string;
}
export interface SetLoginLookAnswer {}
export interface RemoveLoginLookAnswer {}
export interface TryLoginLookAnswer {
  preview: string;
  problem: Problem;
}

/** The contract with the types of its calls. */
export const loginLookContract: Contract<LoginLookOperations> = withLists(contract);
