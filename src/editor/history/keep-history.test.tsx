import { expect, it } from 'vitest';
import { exact } from '../page/exact.ts';
import { marked } from '../page/marked.ts';
import { markedPages } from './keep-history.ts';
import { withoutRepeats } from './packed-steps.ts';

const page = (title: string, ...labels: string[]) => ({
  type: 'page',
  title,
  body: labels.map((label) => ({ type: 'tpl', id: label, tpl: label })),
});

const marksOf = (value: unknown): string[] =>
  JSON.stringify(value)
    .match(/"\$\$id":"[^"]+"/g)!
    .sort();

it('nodes keep their marks over the steps of a kept history, and each step is saved as it was', () => {
  const steps = [page('One', 'a'), page('One', 'a', 'b'), page('Two', 'a', 'b')];
  const { value, origins } = marked(steps[1]!);
  const texts = steps.map((step) => JSON.stringify(step));
  const pages = markedPages(value, origins, { texts, at: 1 });
  expect(pages[1]).toBe(value);
  expect(marksOf(pages[2])).toEqual(marksOf(value));
  expect(marksOf(value)).toEqual(expect.arrayContaining(marksOf(pages[0])));
  expect(pages.map((one) => JSON.stringify(exact(one, origins)))).toEqual(texts);
});

it.each([
  [['a', 'a', 'b', 'b', 'c'], 3, { texts: ['a', 'b', 'c'], at: 1 }],
  [['a', 'b'], 0, { texts: ['a', 'b'], at: 0 }],
  [['a', 'a'], 1, { texts: ['a'], at: 0 }],
])('steps that change nothing are no steps: %j', (texts, at, expected) => {
  expect(withoutRepeats({ texts, at })).toEqual(expected);
});
