import { expect, it } from 'vitest';
import { MOST_NODES, tooLarge } from './too-large.ts';

const pageOf = (texts: number) => ({
  type: 'page',
  data: { rows: [{ id: 1 }] },
  body: Array.from({ length: texts }, () => ({ type: 'tpl', tpl: 'x' })),
});

it('counts objects with a type, wherever they stand', () => {
  const form = { type: 'form', actions: [null, 'x', ...pageOf(MOST_NODES - 3).body, { type: 'button' }] };
  expect(tooLarge({ type: 'page', body: form }, '')).toBeUndefined();
  expect(tooLarge({ type: 'page', body: [form, { type: 'tpl' }] }, '{nodes}')).toBe('5001');
});

it('takes the largest page, and says of a larger one how large it is', () => {
  expect(tooLarge(pageOf(MOST_NODES - 1), '{nodes} of {most}')).toBeUndefined();
  expect(tooLarge(pageOf(MOST_NODES), '{nodes} of {most}')).toBe('5001 of 5000');
});
