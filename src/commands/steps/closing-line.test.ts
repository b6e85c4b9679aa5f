import { expect, it } from 'vitest';
import { closingLine, passOnLines, readClosingLine } from './closing-line.mjs';

it('reads what it writes, and no other line', () => {
  expect(readClosingLine(closingLine({ passed: 12, failed: 3 }))).toEqual({ passed: 12, failed: 3 });
  for (const line of ['', ' Tests  3 passed (3)', '1 passed, 2 failed, 3 skipped', 'x 1 passed, 2 failed']) {
    expect(readClosingLine(line)).toBeUndefined();
  }
});

it('passes lines on, holds closing lines back and answers the counts', async () => {
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  expect(await passOnLines(['a', '', '5 passed, 1 failed'], write)).toEqual({ passed: 5, failed: 1 });
  expect(written).toBe('a\n\n');
  expect(await passOnLines(['a run that broke off'], write)).toBeUndefined();
});
