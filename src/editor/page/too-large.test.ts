import { expect, it } from 'vitest';
import { countNodes, drawnNodes, MOST_NODES, tooLarge } from './too-large.ts';

const pageOf = (texts: number) => ({
  type: 'page',
  data: { rows: [{ id: 1 }] },
  body: Array.from({ length: texts }, () => ({ type: 'tpl', tpl: 'x' })),
});

it('counts objects with a type, wherever they stand', () => {
  expect(countNodes(pageOf(3))).toBe(4);
  expect(countNodes({ type: 'page', body: { type: 'form', actions: [null, 'x', { type: 'button' }] } })).toBe(3);
});

it('takes the largest page, and says of a larger one how large it is', () => {
  expect(tooLarge(pageOf(MOST_NODES - 1), '{nodes} of {most}')).toBeUndefined();
  expect(tooLarge(pageOf(MOST_NODES), '{nodes} of {most}')).toBe('5001 of 5000');
});

it('counts a part in each place that includes it', () => {
  const include = { type: 'include', screen: 'a/part' };
  const page = { type: 'page', body: [include, { type: 'container', body: include }] };
  expect(drawnNodes(page, (id) => (id === 'a/part' ? pageOf(9) : null))).toBe(4 + 2 * 10);
});
