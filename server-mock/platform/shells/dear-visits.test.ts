import { expect, it } from 'vitest';
import { DearVisits, type Visit } from './dear-visits.ts';

const visit = (search: string, id = 1): Visit => ({
  locale: 'en-US',
  mobile: false,
  search,
  seen: { user: { id }, params: {} },
});

it('takes the first picture from the dear address alone, and from the reader whose data is dear', () => {
  const visits = new DearVisits();
  visits.add('page 1', visit('?q=dear'));
  expect(visits.has('page 1', visit('?q=dear'))).toBe(true);
  expect(visits.has('page 1', visit('?q=other'))).toBe(false);
  expect(visits.has('page 1', visit('?q=dear', 2))).toBe(false);
  expect(visits.has('page 2', visit('?q=dear'))).toBe(false);
});

it('tries addresses without a query still, however many dear ones somebody makes up', () => {
  const visits = new DearVisits();
  for (let number = 0; number < 500; number += 1) visits.add('page 1', visit(`?q=${number}`));
  expect(visits.has('page 1', visit('?q=new'))).toBe(true);
  expect(visits.has('page 1', visit(''))).toBe(false);
  visits.add('page 1', visit(''));
  expect([visits.has('page 1', visit('')), visits.has('page 1', visit('', 2))]).toEqual([true, false]);
});
