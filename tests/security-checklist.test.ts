import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import checklist from './security-checklist.json' with { type: 'json' };

/** A rule of the checklist (chapters as in ASVS 5.0) and its tests, each as `file: title` with the title as the file spells it. */
interface Row {
  chapter: string;
  rule: string;
  tests: string[];
  /** What the rule is about does not exist yet. */
  waitsFor?: string;
}

const rows: Row[] = checklist.rows;
const root = join(import.meta.dirname, '..');
const spellings = (title: string) => [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];

/** Whether a file has a test of this title, as the file spells it. */
const hasTest = (file: string, title: string): boolean => {
  const text = readFileSync(join(root, file), 'utf8');
  return spellings(title).some((spelling) => text.includes(spelling));
};

it('the threat model names tests that exist', () => {
  const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
  const walls = [...text.matchAll(/`([\w/.-]+\.test\.tsx?)`: “([^”]+)”/g)].map(
    ([, file, title]) => [file!, title!] as const,
  );
  const attacks = [...text.matchAll(/\| “([^”]+)” \|/g)].map(
    ([, title]) => ['tests/browser/reach/attacks.deep.test.ts', title!] as const,
  );
  expect(attacks).toHaveLength(10);
  expect([...walls, ...attacks].filter(([file, title]) => !hasTest(file, title))).toEqual([]);
});

describe.each(rows)('$chapter: $rule', ({ tests, waitsFor }) => {
  it('has tests, or waits for what it is about', () => {
    expect(tests.length > 0).toBe(waitsFor === undefined);
  });

  it('names tests that exist', () => {
    const missing = tests.filter((test) => {
      const [file = '', ...title] = test.split(': ');
      return !hasTest(file, title.join(': '));
    });
    expect(missing).toEqual([]);
  });
});
