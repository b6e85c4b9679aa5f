import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../program/project-root.ts';

/** One step of the schema, as a file of SQL. */
export interface Migration {
  name: string;
  sql: string;
  /** sha256 of the text, line ends normalised. */
  checksum: string;
}

/** The migrations that come with the program, in their order. */
export function migrationsDirectory(): string {
  return path.join(findProjectRoot(), 'server-mock/kernel/database/migrations');
}

/** Reads the `NNNN_name.sql` files of a directory. */
export function readMigrations(directory: string): Migration[] {
  return fs
    .readdirSync(directory)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(directory, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: crypto.createHash('sha256').update(sql).digest('hex') };
    });
}
