// Made by `npm run types` from schemas/contracts/health.json; change that and run it again.

import contract from '../../../../schemas/contracts/health.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface HealthOperations {
  healthz: {
    answer: HealthzAnswer;
  };
  readyz: {
    answer: ReadyzAnswer;
  };
}
export interface HealthzAnswer {
  status: 'ok';
}
export interface ReadyzAnswer {
  status: 'ready' | 'not-ready';
  checks: {
    [k: string]: 'ok' | 'failed';
  };
}

/** The contract with the types of its calls. */
export const healthContract: Contract<HealthOperations> = withLists(contract);
