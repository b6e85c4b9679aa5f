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
  ['names of one object', '{"a":1,"b" : 2}', 2],
  ['objects that are alike once', '[{"a":1,"b":2},{"a":3,"b":4},{"a":5}]', 2],
  ['names in another order again', '[{"a":1,"b":2},{"b":1,"a":2}]', 4],
  ['names after an inner object', '[{"a":{"x":1},"b":2},{"a":{"x":1},"b":2}]', 3],
  ['names after an inner list', '[{"a":[{"a":1}],"b":2},{"a":[],"b":2}]', 2],
  ['each number', '[{"7":1},{"7":1},{"7":1}]', 3],
  ['numbers with escapes', String.raw`[{"\u0037":1},{"\u0037":1}]`, 2],
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
  const table = (name: (index: number) => string) =>
    `{${Array.from({ length: 190_000 }, (_, index) => `"${name(index)}":0`).join()}}`;
  const alike = (names: number, objects: number) =>
    JSON.stringify(Array(objects).fill(Object.fromEntries(Array.from({ length: names }, (_, at) => [`k${at}`, 0]))));
  for (const text of [table(String), table((index) => `k${index}`), alike(1990, 100), alike(19_500, 10)])
    expect(boundPassed(text, BODY_BOUNDS)).toBe('names');
});
