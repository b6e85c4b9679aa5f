import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shippedList } from '../src/licences/shipped.ts';

// Of the program as `npm run build` leaves it.
it('everything that is shipped has a licence that allows it', () => {
  const shipped = shippedList(fileURLToPath(new URL('..', import.meta.url))).filter(({ place }) => place !== 'none');
  expect(shipped.length).toBeGreaterThan(200);
  expect(shipped.filter(({ mayBeShipped }) => !mayBeShipped).map(({ name }) => name)).toEqual([]);
});
