// Made by `npm run types` from schemas/contracts/linking.json; change that and run it again.

import contract from '../../../../schemas/contracts/linking.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';

export interface LinkingOperations {
  waysToLink: {
    answer: WaysToLinkAnswer;
  };
  beginLink: {
    params: BeginLinkParams;
    body: BeginLinkBody;
    answer: BeginLinkAnswer;
  };
  linkDirectory: {
    body: LinkDirectoryBody;
    answer: LinkDirectoryAnswer;
  };
}
export interface WaysToLinkAnswer {
  items: Way[];
}
export interface Way {
  /**
   * A name of authTypes.
   */
  provider: string;
  /**
   * The key of the company whose own provider it is; empty otherwise.
   */
  company: string;
  companyName: string;
}
export interface BeginLinkParams {
  provider: string;
}
export interface BeginLinkBody {
  /**
   * The key of the company whose own provider it is.
   */
  company?: string;
}
export interface BeginLinkAnswer {
  /**
   * Where the browser goes: a path of ours, good once.
   */
  redirect: string;
}
export interface LinkDirectoryBody {
  username?: string;
  password?: string;
}
export interface LinkDirectoryAnswer {
  outcome: 'linked' | 'already';
}

/** The contract with the types of its calls. */
export const linkingContract: Contract<LinkingOperations> = contract;
