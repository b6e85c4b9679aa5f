import { expect, it } from 'vitest';
import { withSamples } from './sample-data.ts';

const data = { config: { a: 1, b: 2 }, user: { name: 'Ann' }, query: {}, locale: 'en-US' };

it('puts samples over what a page reads, key by key, and leaves the data as it is', () => {
  const seen = withSamples(data, [{ user: null }, { config: { b: 3 }, query: { tab: '2' } }, { config: { c: 4 } }]);
  expect(seen).toMatchObject({ config: { a: 1, b: 3, c: 4 }, user: null, query: { tab: '2' }, locale: 'en-US' });
  expect(data.config).toEqual({ a: 1, b: 2 });
});

it('leaves out what is no object', () => {
  expect(withSamples(data, ['x', 1, null, undefined, [1]])).toMatchObject(data);
});
