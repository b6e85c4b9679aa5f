/** A JSON Schema (draft-07). */
export type Schema = Record<string, unknown>;

export type Access = 'anonymous' | 'signed-in' | 'super-admin' | 'company-member' | 'company-admin';

/** One call of the API; see `schemas/contracts/contract.schema.json`. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  /** Whose pages may make the call. */
  reach: string;
  /** Members of query or body that are part of the call's identity. */
  pin?: string[];
  /** The browser opens the address as a document. */
  navigates?: boolean;
  scoped?: boolean;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  bodyLimit?: number;
  answer: Schema;
  errors?: string[];
  raw?: boolean;
}

/** A file of `schemas/contracts`. */
export interface Contract {
  title: string;
  description?: string;
  operations: Operation[];
  definitions?: Record<string, Schema>;
}

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
