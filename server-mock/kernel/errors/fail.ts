import { type ErrorRow, errorTable } from './table.ts';

export type ErrorCode = keyof typeof errorTable;

/** Details of a failure: the field at fault, values for the text's placeholders, or ready texts by field. */
export interface FailureDetails {
  field?: string;
  values?: Record<string, string | number>;
  /** Texts by field (or checker messages), sent as `errors` as they are. */
  errors?: unknown;
  /** What a page of ours needs to go on; sent as `data`. */
  data?: object;
  /** Seconds after which a repeat makes sense; sent as `Retry-After`. */
  retryAfter?: number;
}

/** The one kind of error that reaches a client with a meaning of its own. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }

  get row(): ErrorRow {
    return errorTable[this.code];
  }
}

/**
 * Makes the error to throw for a code of the table: `throw fail('invalid-credentials', {field: 'token'})`.
 * With `field`, the text is also sent as `errors[field]` so that the form can show it in place.
 */
export function fail(code: ErrorCode, details: FailureDetails = {}): Failure {
  return new Failure(code, details);
}
