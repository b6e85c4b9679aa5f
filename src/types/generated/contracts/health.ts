// Made by `npm run types` from schemas/contracts/health.json; change that and run it again.

export interface HealthOperations {
  healthz: {
    answer: HealthzAnswer;
  };
  readyz: {
    answer: ReadyzAnswer;
  };
}
export interface HealthzAnswer {
  status?: 'ok';
}
export interface ReadyzAnswer {
  status?: 'ready' | 'not-ready';
  checks?: {
    [k: string]: 'ok' | 'failed';
  };
}
