// Made by `npm run types` from schemas/contracts/openapi.json; change that and run it again.

import contract from '../../../../schemas/contracts/openapi.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface OpenapiOperations {
  openapi: {
    answer: OpenapiAnswer;
  };
}
export interface OpenapiAnswer {
  [k: string]: unknown;
}

/** The contract with the types of its calls. */
export const openapiContract: Contract<OpenapiOperations> = withLists(contract);
