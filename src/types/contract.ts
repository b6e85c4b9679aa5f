/** A JSON Schema (draft-07). */
export type Schema = Record<string, unknown>;

/** How the rows of a call are ordered and searched; see `schemas/contracts/contract.schema.json`. */
export interface ListColumns {
  orderBy: string[];
  search: string[];
  /** Columns that take one value each as a parameter; empty: any. */
  filter?: string[];
  usual?: Record<string, string | number>;
}

/** One call of the API; see `schemas/contracts/contract.schema.json`. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  /** Also for people who look at the preview of an app template. */
  guests?: boolean | undefined;
  /** Whose pages may make the call. */
  reach: string;
  /** Members of query or body that are part of the call's identity. */
  pin?: string[];
  /** The browser opens the address as a document. */
  navigates?: boolean;
  /** The right that an access token needs; absent: the call takes none. */
  token?: string;
  scoped?: boolean;
  params?: Schema;
  query?: Schema;
  /** The call answers rows that can be paged, ordered and searched. */
  list?: ListColumns;
  body?: Schema;
  bodyLimit?: number;
  answer: Schema;
  errors?: string[];
  /** The action of the audit's line that the call leaves; `rowsOf` writes it with the change. */
  audit?: string;
  /** The sensitive action that the person has to confirm, a text `api.proof-action.…`. */
  proof?: string;
  raw?: boolean;
}

declare const typesOfCalls: unique symbol;

/**
 * A file of `schemas/contracts`. `Operations` are the types that `npm run types` makes from it: the generated module of
 * a contract exports both as one, so that no contract is read with the types of another one.
 */
export interface Contract<Operations = unknown> {
  title: string;
  description?: string;
  /** The feature's own errors: code → HTTP status. The text is `api.CODE`. */
  errors?: Record<string, number>;
  operations: Operation[];
  definitions?: Record<string, Schema>;
  /** Never there; the compiler alone reads it. */
  readonly [typesOfCalls]?: Operations;
}
