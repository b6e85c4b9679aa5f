// Made by `npm run types` from schemas/contracts/captcha.json; change that and run it again.

import contract from '../../../../schemas/contracts/captcha.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface CaptchaOperations {
  captcha: {
    body: CaptchaBody;
    answer: CaptchaAnswer;
  };
}
export interface CaptchaBody {
  phone: string;
  /**
   * Sent by some forms; an image is drawn all the same.
   */
  noGraphCode?: boolean | string;
}
export interface CaptchaAnswer {
  svg: string;
}

/** The contract with the types of its calls. */
export const captchaContract: Contract<CaptchaOperations> = withLists(contract);
