// Made by `npm run types` from schemas/contracts/integration.json; change that and run it again.

import contract from '../../../../schemas/contracts/integration.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface IntegrationOperations {
  integrationLogin: {
    body: IntegrationLoginBody;
    answer: IntegrationLoginAnswer;
  };
}
export interface IntegrationLoginBody {
  /**
   * feishu or dingding.
   */
  type: string;
  code: string;
  /**
   * The page that was wanted.
   */
  redirect?: string;
  /**
   * The app to go to without one.
   */
  appKey?: string;
}
export interface IntegrationLoginAnswer {
  /**
   * Where to go: the wanted page, else the app, else the desk of the company, else home.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const integrationContract: Contract<IntegrationOperations> = withLists(contract);
