import { describe, expect, it } from 'vitest';
import { outcomesOf, pagesForSlips, SLIPS } from '../../../tests/bench/checker/slips.ts';

const pages = pagesForSlips(1);

describe.each([
  ['lines that end as on Unix', '\n'],
  ['lines that end as on Windows', '\r\n'],
])('a syntax error in a page with %s', { timeout: 120_000 }, (_, lineEnd) => {
  it.each(Object.keys(SLIPS))('reports %s once, in its line', (kind) => {
    const outcomes = outcomesOf(kind, pages, lineEnd);
    expect(outcomes.length).toBeGreaterThan(10);
    expect(outcomes.filter(Boolean).length / outcomes.length).toBeGreaterThanOrEqual(0.95);
  });
});
