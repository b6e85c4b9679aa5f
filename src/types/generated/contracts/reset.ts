// Made by `npm run types` from schemas/contracts/reset.json; change that and run it again.

import contract from '../../../../schemas/contracts/reset.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface ResetOperations {
  verifyAccount: {
    body: VerifyAccountBody;
    answer: VerifyAccountAnswer;
  };
  resetPassword: {
    body: ResetPasswordBody;
    answer: ResetPasswordAnswer;
  };
}
export interface VerifyAccountBody {
  accountType: 'email' | 'phone';
  email?: string;
  phone?: string;
  /**
   * What was read from the image; it was checked when the code was sent.
   */
  graphCode?: string;
  /**
   * The code, six characters.
   */
  token: string;
}
export interface VerifyAccountAnswer {}
export interface ResetPasswordBody {
  accountType: 'email' | 'phone';
  email?: string;
  phone?: string;
  /**
   * What was read from the image; it was checked when the code was sent.
   */
  graphCode?: string;
  /**
   * The code, six characters.
   */
  token?: string;
  tokenNew: string;
  tokenRepeat: string;
}
export interface ResetPasswordAnswer {
  /**
   * The sign-in page.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const resetContract: Contract<ResetOperations> = withLists(contract);
