import { operationsName } from './contract-types.ts';
import { banner } from './names.ts';

/** The calls of all contracts as one interface: the id of an operation leads to its types. */
export function callTypes(features: readonly string[]): string {
  const imports = features.map(
    (feature) => `import type { ${operationsName(feature)} } from './contracts/${feature}.ts';`,
  );
  return `${banner('schemas/contracts')}

${imports.join('\n')}

/** Operation → the types of what it takes and answers. */
export interface Calls
  extends ${features.map(operationsName).join(',\n    ')} {}
`;
}
