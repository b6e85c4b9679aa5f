/** What a browser may say about a failure: codes, no words of its own. People read `host.failure.CODE`. */
export const failureCodes = [
  'type',
  'range',
  'reference',
  'syntax',
  'unknown-type',
  'load',
  'sign-in',
  'frozen',
  'formula-steps',
  'formula-size',
  'formula-depth',
  'formula-purse',
  'formula-length',
  'formula-stopped',
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
  SignInOutOfReach: 'sign-in',
  Frozen: 'frozen',
};

/** The code of a formula over its budget. `BudgetExceeded` itself comes with the rules for pages of others. */
function formulaCode({ reason }: { reason?: unknown }): FailureCode {
  const code = `formula-${reason}`;
  return failureCodes.find((known) => known === code) ?? 'formula-stopped';
}

/** The code of an error. Its message may hold what a person typed, or what a page's author wants an administrator to read. */
export function failureCode(error: Error): FailureCode {
  if (error.name === 'BudgetExceeded') return formulaCode(error as { reason?: unknown });
  return Object.hasOwn(byName, error.name) ? (byName[error.name] as FailureCode) : 'other';
}
