// Made by `npm run types` from schemas/contracts; change that and run it again.

/** A call of the API; `path` has `:name` segments and is relative to the scope prefixes when `scoped`. */
export interface ApiOperation {
  id: string;
  method: string;
  path: string;
  scoped: boolean;
}

export const operations: readonly ApiOperation[] = [
  { id: 'getConfig', method: 'GET', path: '/api/config', scoped: false },
  { id: 'logout', method: 'POST', path: '/logout', scoped: false },
];
