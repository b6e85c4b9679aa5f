// Made by `npm run types` from schemas/contracts/version.json; change that and run it again.

import contract from '../../../../schemas/contracts/version.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface VersionOperations {
  platformVersion: {
    answer: PlatformVersionAnswer;
  };
}
export interface PlatformVersionAnswer {
  dependencies: {
    name: string;
    version: string;
  }[];
  records: {
    name: string;
    branch: string;
    /**
     * Empty without one.
     */
    link: string;
  }[];
}

/** The contract with the types of its calls. */
export const versionContract: Contract<VersionOperations> = withLists(contract);
