import { expect, it } from 'vitest';
import { hasMoreValues } from './body-values.ts';

it.each([
  ['0', 1],
  ['[0,0,0]', 4],
  ['{"a":1,"b":[true,null]}', 5],
  ['["a,b,c","[{,"]', 3],
  [String.raw`["\",\",\"","\\",","]`, 4],
  ['["never ended, so nothing counts,', 2],
])('%s holds %i values at most', (text, values) => {
  expect(hasMoreValues(text, values)).toBe(false);
  expect(hasMoreValues(text, values - 1)).toBe(true);
});
