/** What a browser may say about a failure: codes, no words of its own. People read `host.failure.CODE`. */
export const failureCodes = [
  'type',
  'range',
  'reference',
  'syntax',
  'unknown-type',
  'load',
  'frozen',
  'other',
] as const;

export type FailureCode = (typeof failureCodes)[number];

const byName: Record<string, FailureCode> = {
  TypeError: 'type',
  RangeError: 'range',
  ReferenceError: 'reference',
  SyntaxError: 'syntax',
  UnknownTypeError: 'unknown-type',
  ChunkLoadError: 'load',
  Frozen: 'frozen',
};

/** The code of an error. Its message may hold what a person typed, or what a page's author wants an administrator to read. */
export const failureCode = (error: Error): FailureCode =>
  Object.hasOwn(byName, error.name) ? (byName[error.name] as FailureCode) : 'other';
