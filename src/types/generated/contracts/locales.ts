// Made by `npm run types` from schemas/contracts/locales.json; change that and run it again.

import contract from '../../../../schemas/contracts/locales.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface LocalesOperations {
  getLocale: {
    params: GetLocaleParams;
    answer: GetLocaleAnswer;
  };
}
export interface GetLocaleParams {
  locale: 'zh-CN' | 'en-US';
}
export interface GetLocaleAnswer {
  [k: string]: string;
}

/** The contract with the types of its calls. */
export const localesContract: Contract<LocalesOperations> = withLists(contract);
