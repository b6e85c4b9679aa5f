import type { Node } from 'jsonc-parser';
import type { UnknownField } from './fields.ts';
import type { PageFinding } from './finding.ts';

/** A field that the contract of an operation does not promise. */
export function unknownFieldAt(node: Node, { name, near }: UnknownField, operation: string): PageFinding {
  return {
    node: { node },
    code: 'api.unknown-field',
    severity: 'error',
    values: { name, operation },
    suggestion: near,
  };
}
