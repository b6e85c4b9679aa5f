import type { Contract, Operation, Schema } from '../../../src/types/contract.ts';

export type { Contract, Operation, Schema } from '../../../src/types/contract.ts';

export type Access = 'anonymous' | 'signed-in' | 'super-admin' | 'company-member' | 'company-admin' | 'app-designer';

/** The three prefixes under which a scoped operation answers. */
export const scopePrefixes = ['/api', '/api/company/:companyKey', '/api/company/:companyKey/app/:appKey'] as const;

/** The URL patterns of an operation: one, or one for each scope. */
export function pathsOf(operation: Operation): string[] {
  return operation.scoped ? scopePrefixes.map((prefix) => prefix + operation.path) : [operation.path];
}

/** A schema that can stand alone: the contract's definitions go with it, so that its `$ref`s resolve. */
export function standalone(schema: Schema, contract: Contract): Schema {
  return contract.definitions ? { ...schema, definitions: contract.definitions } : schema;
}
