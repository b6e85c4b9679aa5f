import { banner } from './names.ts';

/** The part of an operation that tells which address it answers. */
export interface OperationSource {
  id: string;
  method: string;
  path: string;
  scoped?: boolean;
}

/** Every call of the API with what it answers, for the checker and the browser, which read no contract files. */
export function operationList(): string {
  return `${banner('schemas/contracts')}

import { answers, type Fields } from './answers.ts';
import { operations as rows } from './reach.ts';

/** A call of the API; \`path\` has \`:name\` segments and is relative to the scope prefixes when \`scoped\`. */
export interface ApiOperation {
  id: string;
  method: string;
  path: string;
  scoped: boolean;
  /** The fields of what it answers; absent: anything. */
  answer?: Fields | undefined;
}

export const operations: readonly ApiOperation[] = rows.map(({ id, method, path, scoped = false }) => ({
  id,
  method,
  path,
  scoped,
  answer: answers[id],
}));
`;
}
