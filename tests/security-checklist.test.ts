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

describe.each(rows)('$chapter: $rule', ({ tests, waitsFor }) => {
  it('has tests, or waits for what it is about', () => {
    expect(tests.length > 0).toBe(waitsFor === undefined);
  });

  it('names tests that exist', () => {
    const missing = tests.filter((test) => {
      const [file = '', ...title] = test.split(': ');
      const text = readFileSync(join(root, file), 'utf8');
      return !spellings(title.join(': ')).some((spelling) => text.includes(spelling));
    });
    expect(missing).toEqual([]);
  });
});
