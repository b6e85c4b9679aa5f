import { expect, test } from 'vitest';
import { showsOnly } from './shows-only.ts';

const table = { type: 'table', columns: [{ name: 'day', label: 'Day' }] };

test.each([
  [{ type: 'page', body: [{ type: 'tpl', tpl: 'Hello' }, table] }, true],
  [{ type: 'page', body: { type: 'form', body: [{ type: 'input-text', name: 'a' }] } }, false],
  [{ type: 'page', body: { type: 'button', actionType: 'dialog', dialog: { body: { type: 'select' } } } }, false],
  [{ type: 'page', body: { type: 'unheard-of' } }, false],
  [{ type: 'page', body: { ...table, columns: [{ name: 'day', quickEdit: true }] } }, false],
])('%j only shows things: %s', (schema, isSo) => {
  expect(showsOnly(schema)).toBe(isSo);
});
