// Made by `npm run types` from schemas/contracts/metrics.json; change that and run it again.

import contract from '../../../../schemas/contracts/metrics.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export type MetricsAnswer = string;

export interface MetricsOperations {
  metrics: {
    answer: MetricsAnswer;
  };
}

/** The contract with the types of its calls. */
export const metricsContract: Contract<MetricsOperations> = withLists(contract);
