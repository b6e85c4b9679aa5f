import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { findProjectRoot } from '../../kernel/program/project-root.ts';

const root = findProjectRoot();
const sources = globSync('server-mock/**/*.ts', { cwd: root, ignore: ['**/*.test.ts'] });

/** The files that change or delete rows of a table, whether through Kysely or in SQL. */
function writersOf(table: string): string[] {
  const kysely = `(?:updateTable|deleteFrom)\\(\\s*'${table}'`;
  const sql = `(?:update|delete from) ${table}\\b`;
  const writes = new RegExp(`${kysely}|${sql}`);
  return sources.filter((file) => writes.test(readFileSync(join(root, file), 'utf8'))).sort();
}

it('sessions end and accounts change in those places alone that tell every node', () => {
  expect(writersOf('account')).toEqual(['server-mock/identity/accounts/queries.ts']);
  expect(writersOf('session')).toEqual([
    'server-mock/identity/sessions/own-sessions.ts',
    'server-mock/identity/sessions/sessions.ts',
  ]);
});
