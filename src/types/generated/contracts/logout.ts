// Made by `npm run types` from schemas/contracts/logout.json; change that and run it again.

import contract from '../../../../schemas/contracts/logout.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface LogoutOperations {
  logout: {
    answer: LogoutAnswer;
  };
}
export interface LogoutAnswer {
  /**
   * The page that says so, or the provider's own sign-out that the operator has configured.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const logoutContract: Contract<LogoutOperations> = withLists(contract);
