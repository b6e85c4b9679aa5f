import { expect, it } from 'vitest';
import { inState } from './show-states.ts';

it('shows samples below a pointer like what amis marks with a class while a pointer is there', () => {
  expect(inState('.cxd-Select-option.is-highlight > a')).toBe(
    '.cxd-Select-option:is(.is-highlight,.pv-hover *,.pv-hover-here) > a',
  );
});
