import { expect, test } from 'vitest';
import { needsRarePackages } from './needs-rare-packages.ts';

const shown = (more: object) => ({ type: 'page', body: [{ type: 'table', source: '${rows}', ...more }] });

test('a page that only shows things needs no package for rare features', () => {
  expect(needsRarePackages(shown({}))).toBe(false);
});

test.each([
  [shown({ draggable: true })],
  [shown({ columns: [{ type: 'tpl', tpl: '${day | date}' }] })],
  [shown({ source: '${rows | filter:name:match:words}' })],
  [shown({ columns: [{ name: 'a', filterable: true }] })],
  [{ type: 'page', body: { type: 'form', body: [{ type: 'input-text', name: 'a' }] } }],
])('%j needs them', (schema) => {
  expect(needsRarePackages(schema)).toBe(true);
});
