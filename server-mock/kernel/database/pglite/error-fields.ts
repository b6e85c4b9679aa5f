import type { ErrorFields } from './messages.ts';

const names = [
  'code',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'severity',
] as const satisfies readonly (keyof ErrorFields)[];

/** The file errors that an operator can mend, by their numbers inside WebAssembly (those of WASI). */
const fileErrors: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** What the file layer of the embedded database throws is no Error; it carries a number. */
function fileError(thrown: unknown): ErrorFields | undefined {
  const { errno } = (thrown ?? {}) as { errno?: unknown };
  if (typeof errno !== 'number') return undefined;
  const code = fileErrors[errno] ?? `file error ${errno}`;
  return { code, message: `${code}: the files of the embedded database cannot be written` };
}

/** What of an error goes from thread to thread: PostgreSQL's fields, not the query with its parameters. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return fileError(error) ?? { message: String(error) };
  const from = error as Error & Partial<ErrorFields>;
  const fields: ErrorFields = { message: from.message };
  for (const name of names) if (from[name] !== undefined) fields[name] = from[name];
  return fields;
}

/** The error as callers see it, with the fields that node-postgres gives. */
export function databaseError({ message, ...fields }: ErrorFields): Error {
  return Object.assign(new Error(message), fields);
}

/** PostgreSQL's error for a connection which ended under a statement. */
export function connectionLost(): Error {
  return databaseError({ code: '57P01', message: 'The database thread stopped before it answered' });
}

/** PostgreSQL's error for a statement beyond `statement_timeout`. */
export function statementTimedOut(milliseconds: number): Error {
  return databaseError({
    code: '57014',
    message: `The statement was ended because it ran longer than ${milliseconds} ms`,
  });
}

/** PostgreSQL's error for a transaction beyond `idle_in_transaction_session_timeout`. */
export function idleTimedOut(milliseconds: number): Error {
  return databaseError({
    code: '25P03',
    message: `The transaction was undone because it sent nothing for ${milliseconds} ms`,
  });
}
