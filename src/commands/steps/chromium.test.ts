import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { findOnPath } from './chromium.mjs';

it('finds the first program of the names that the path holds', () => {
  const name = process.execPath.split('/').at(-1) ?? '';
  const path = ['/nowhere', dirname(process.execPath)].join(':');
  expect(findOnPath(['no-such-program', name], path)).toBe(process.execPath);
  expect(findOnPath(['no-such-program'], path)).toBeUndefined();
});
