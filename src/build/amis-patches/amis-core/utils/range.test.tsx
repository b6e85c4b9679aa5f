import { utils } from 'amis-core';
import { expect, it } from 'vitest';

it('lists 1,000 entries at most, also by a step of 0', () => {
  expect(utils.getRange(1, 4, 1)).toEqual([1, 2, 3, 4]);
  expect(utils.getRange(-200_000, 200_000, 1)).toHaveLength(1000);
  expect(utils.getRange(0, 59, 0)).toHaveLength(1000);
});
