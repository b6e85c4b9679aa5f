import { banner } from './names.ts';

/** The part of an operation that tells which address it answers. */
export interface OperationSource {
  id: string;
  method: string;
  path: string;
  scoped?: boolean;
}

/** Every call of the API as a constant, for the checker and the browser, which read no contract files. */
export function operationList(operations: readonly OperationSource[]): string {
  const rows = [...operations]
    .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'))
    .map(
      ({ id, method, path, scoped }) =>
        `  { id: '${id}', method: '${method}', path: '${path}', scoped: ${scoped === true}, answer: answers['${id}'] },\n`,
    );
  return `${banner('schemas/contracts')}

import { answers, type Fields } from './answers.ts';

/** A call of the API; \`path\` has \`:name\` segments and is relative to the scope prefixes when \`scoped\`. */
export interface ApiOperation {
  id: string;
  method: string;
  path: string;
  scoped: boolean;
  /** The fields of what it answers; absent: anything. */
  answer?: Fields | undefined;
}

export const operations: readonly ApiOperation[] = [
${rows.join('')}];
`;
}
