import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { globSync } from 'tinyglobby';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const cwd = join(import.meta.dirname, '..');

/** Patterns that take square time on long texts, and what keeps the texts short. */
const READS_SHORT_TEXTS: Record<string, string> = {
  'identity/invitations/send.ts': 'a mail address of 254 characters',
  'identity/passwords/leaked.ts': 'a password, whose length the contract bounds',
  'kernel/values/address-keys.ts': 'a key of 40 characters',
};

interface Node {
  regex?: { pattern: string; flags: string };
}

/** The regular expressions that stand in a file. */
function patternsIn(file: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const program = parseAst(readFileSync(join(cwd, file), 'utf8'), { lang: 'ts' });
  JSON.stringify(program, (_, value: Node | null) => {
    if (value?.regex) found.push(value.regex);
    return value instanceof RegExp || typeof value === 'bigint' ? null : value;
  });
  return found;
}

// Commands read what their own users type.
const files = globSync('{server-mock,src/reach}/**/*.ts', { cwd, ignore: ['**/*.test.ts', 'server-mock/commands/**'] });

it('no pattern of the server takes square time, whatever people send', () => {
  const slow = files.flatMap((file) =>
    patternsIn(file)
      .filter(({ pattern, flags }) => analyse({ source: pattern, flags }).reports.length > 0)
      .map(({ pattern }) => `${file}: ${pattern}`),
  );
  const unexplained = slow.filter((text) => !Object.keys(READS_SHORT_TEXTS).some((file) => text.includes(file)));
  expect(unexplained).toEqual([]);
  expect(slow.length).toBe(Object.keys(READS_SHORT_TEXTS).length);
});
