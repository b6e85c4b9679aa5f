import fs from 'node:fs';
import path from 'node:path';
import { terminalLocale } from '../../src/commands/steps/texts.mjs';
import { findProjectRoot } from '../project-root.ts';

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
  | 'target-not-empty';

/** A failure told to the person at the terminal, in the terminal's language: it names the way out. */
export class DatabaseFailure extends Error {
  constructor(
    readonly code: FailureCode,
    values: Record<string, string | number> = {},
  ) {
    super(databaseText(code, values));
  }
}

/** The text `database.<key>` in the terminal's language; key and values where the locale file cannot be read. */
export function databaseText(key: string, values: Record<string, string | number> = {}): string {
  const message = readTexts()[`database.${key}`];
  if (message === undefined) return [`database.${key}`, ...Object.values(values)].join(' ');
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function readTexts(): Record<string, string> {
  try {
    const file = path.join(findProjectRoot(), 'schemas/locales', `${terminalLocale()}.json`);
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
