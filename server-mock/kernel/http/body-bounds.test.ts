import { expect, it } from 'vitest';
import { BODY_BOUNDS, type BodyBounds, boundPassed } from './body-bounds.ts';

const ANY: BodyBounds = {
  values: Number.POSITIVE_INFINITY,
  names: Number.POSITIVE_INFINITY,
  depth: Number.POSITIVE_INFINITY,
};

/** The text passes no bound of `most`, and one of one less. */
function expectCount(bound: keyof BodyBounds, text: string, most: number): void {
  expect(boundPassed(text, { ...ANY, [bound]: most })).toBeUndefined();
  expect(boundPassed(text, { ...ANY, [bound]: most - 1 })).toBe(bound);
}

it.each([
  ['0', 1],
  ['[0,0,0]', 4],
  ['{"a":1,"b":[true,null]}', 5],
  ['["a,b,c","[{,"]', 3],
  [String.raw`["\",\",\"","\\",","]`, 4],
  ['["never ended, so nothing counts,', 2],
])('%s holds %i values at most', (text, values) => {
  expectCount('values', text, values);
});

it.each([
  ['each name once', '[{"a":1,"b" : {"c":2}},{"b":3,"a":4}]', 3],
  ['no texts', String.raw`["a:","b\":",{"a":"b: "}]`, 1],
])('counts %s', (_, text, names) => {
  expectCount('names', text, names);
});

it('counts the levels of a text', () => {
  expectCount('depth', '[[],{"a":[{}]},[]]', 4);
});

it('lets a page of 20,000 nodes through, and no table of 190,000 names', () => {
  const nodes = Array.from({ length: 20_000 }, (_, index) => ({
    ...{ type: index % 2 ? 'tpl' : 'plain', id: `node-${index}`, tpl: 'x' },
    ...{ label: 'y', name: `n${index}`, visible: true, className: 'z' },
  }));
  expect(boundPassed(JSON.stringify({ type: 'page', body: nodes }), BODY_BOUNDS)).toBeUndefined();
  const table = Array.from({ length: 190_000 }, (_, index) => `"k${index}":0`).join();
  expect(boundPassed(`{${table}}`, BODY_BOUNDS)).toBe('names');
});
