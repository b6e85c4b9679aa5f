// Made by `npm run types` from schemas/contracts/login.json; change that and run it again.

import contract from '../../../../schemas/contracts/login.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface LoginOperations {
  login: {
    body: LoginBody;
    answer: LoginAnswer;
  };
  loginByPhone: {
    query: LoginByPhoneQuery;
    body: LoginByPhoneBody;
    answer: LoginByPhoneAnswer;
  };
  verifyEmail: {
    body: VerifyEmailBody;
    answer: VerifyEmailAnswer;
  };
  verifyPhone: {
    body: VerifyPhoneBody;
    answer: VerifyPhoneAnswer;
  };
}
export interface LoginBody {
  type?: 'email' | 'phone';
  email?: string;
  phone?: string;
  /**
   * What was read from the image; it was checked when the code was sent.
   */
  graphCode?: string;
  /**
   * The code.
   */
  token?: string;
  username?: string;
  password?: string;
  redirect?: string;
}
export interface LoginAnswer {
  /**
   * Where to go: the wanted path if it is on this origin, else home.
   */
  redirect: string;
}
export interface LoginByPhoneQuery {
  method?: 'password';
}
export interface LoginByPhoneBody {
  phone?: string;
  /**
   * Address, username or phone.
   */
  email?: string;
  /**
   * What was read from the image; it was checked when the code was sent.
   */
  graphCode?: string;
  token: string;
  redirect?: string;
}
export interface LoginByPhoneAnswer {
  /**
   * Where to go: the wanted path if it is on this origin, else home.
   */
  redirect: string;
}
export interface VerifyEmailBody {
  email: string;
  /**
   * Asked for by `work-needed`: `ORDER:NUMBER`, whose SHA-256 begins with as many zero bits as the order's second part says. The order stands in `errors.work`.
   */
  work?: string;
  /**
   * What the code is good for; login when absent.
   */
  purpose?: 'login' | 'reset' | 'bind' | 'profile';
}
export interface VerifyEmailAnswer {
  status: 0;
  msg: string;
  data: {
    ok: boolean;
    msg: string;
  };
  ok: boolean;
}
export interface VerifyPhoneBody {
  phone: string;
  /**
   * The text read from the image.
   */
  graphCode?: string;
  /**
   * Sent by some forms; the image's text is needed all the same.
   */
  noCaptcha?: boolean | string;
  /**
   * What the code is good for; login when absent.
   */
  purpose?: 'login' | 'reset' | 'bind' | 'profile';
}
export interface VerifyPhoneAnswer {
  status: 0;
  msg: string;
  data: {
    ok: boolean;
    msg: string;
  };
  ok: boolean;
}

/** The contract with the types of its calls. */
export const loginContract: Contract<LoginOperations> = withLists(contract);
