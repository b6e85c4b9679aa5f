// Made by `npm run types` from schemas/contracts/providers.json; change that and run it again.

import contract from '../../../../schemas/contracts/providers.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export type HopScriptAnswer = string;

export interface ProvidersOperations {
  beginExternalSignIn: {
    params: ProviderName;
    query: AnyQuery;
  };
  finishExternalSignIn: {
    params: ProviderName;
    query: AnyQuery;
  };
  hopScript: {
    answer: HopScriptAnswer;
  };
  ldapLogin: {
    body: LdapLoginBody;
    answer: LdapLoginAnswer;
  };
}
export interface ProviderName {
  provider: string;
}
export interface AnyQuery {
  [k: string]: unknown;
}
export interface LdapLoginBody {
  username?: string;
  password?: string;
  redirect?: string;
}
export interface LdapLoginAnswer {
  /**
   * Where to go: a path of ours.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const providersContract: Contract<ProvidersOperations> = withLists(contract);
