// Made by `npm run types` from schemas/contracts/metrics.json; change that and run it again.

export type MetricsAnswer = string;

export interface MetricsOperations {
  metrics: {
    answer: MetricsAnswer;
  };
}
