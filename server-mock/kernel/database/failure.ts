import { terminalText } from '../program/terminal-text.ts';

/** What can stop the database in a way that the operator can mend; each has a text `database.<code>`. */
export type FailureCode =
  | 'bypasses-row-security'
  | 'data-version'
  | 'directory-in-use'
  | 'dump-cut-off'
  | 'dump-changed'
  | 'dump-exists'
  | 'dump-foreign'
  | 'dump-missing'
  | 'dump-newer'
  | 'dump-no-data'
  | 'migration-edited'
  | 'newer-than-program'
  | 'not-durable'
  | 'target-not-empty'
  | 'unreachable';

/** A failure told to the person at the terminal, in the terminal's language: it names the way out. */
export class DatabaseFailure extends Error {
  constructor(
    readonly code: FailureCode,
    values: Record<string, string | number> = {},
  ) {
    super(databaseText(code, values));
  }
}

/** The text `database.<key>` in the terminal's language. */
export function databaseText(key: string, values: Record<string, string | number> = {}): string {
  return terminalText(`database.${key}`, values);
}
