// Made by `npm run types` from schemas/contracts/first-steps.json; change that and run it again.

import contract from '../../../../schemas/contracts/first-steps.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface FirstStepsOperations {
  listFirstSteps: {
    answer: ListFirstStepsAnswer;
  };
}
export interface ListFirstStepsAnswer {
  /**
   * The name of the company that the steps belong to; empty: the platform.
   */
  company: string;
  steps: FirstStep[];
}
export interface FirstStep {
  /**
   * app: make an app. sign-in: change the sign-in page. people: invite somebody.
   */
  step: 'app' | 'sign-in' | 'people';
  /**
   * Where it is done.
   */
  address: string;
}

/** The contract with the types of its calls. */
export const firstStepsContract: Contract<FirstStepsOperations> = withLists(contract);
