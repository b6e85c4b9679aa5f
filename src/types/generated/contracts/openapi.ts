// Made by `npm run types` from schemas/contracts/openapi.json; change that and run it again.

export interface OpenapiOperations {
  openapi: {
    answer: OpenapiAnswer;
  };
}
export interface OpenapiAnswer {
  [k: string]: unknown;
}
