import { expect, it } from 'vitest';
import { validateScreen } from './screen.ts';

it.each([
  [
    'properties',
    `{"type":"page",${Array.from({ length: 100_000 }, (_, index) => `"k${index}":"x"`).join()}}`,
    ['more'],
  ],
  ['equal properties', `{"type":"page"${',"expression":"a"'.repeat(50_000)}}`, ['json.duplicate-key']],
  ['unknown types', JSON.stringify({ type: 'page', body: Array(60_000).fill({ type: 'x' }) }), ['type.unknown']],
])('checks a page with very many %s', { timeout: 60_000 }, (_, text, expected) => {
  const codes = validateScreen(text, { texts: {} }).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(expected));
});

it('reports a page with more text than the engine can hold', { timeout: 60_000 }, () => {
  const page = { type: 'page', data: Array(1000).fill('x'.repeat(1_000_000)) };
  expect(validateScreen(page, { texts: {} }).map(({ code }) => code)).toEqual(['json.too-long']);
});
