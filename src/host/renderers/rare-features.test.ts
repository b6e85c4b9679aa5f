import { expect, test } from 'vitest';
import { readComposed } from '../../validation/parts/shipped.ts';
import { usesRareFeatures } from './rare-features.ts';

test.each([
  [{ type: 'input-text', options: ['a'] }],
  [{ type: 'input-text', autoComplete: '/api/x' }],
  [{ type: 'button', hotKey: 'command+s' }],
  [{ type: 'tabs', draggable: true }],
  [{ type: 'button', actionType: 'saveAs', api: '/api/x' }],
  [{ type: 'service', schemaApi: '/api/x' }],
  [{ type: 'tpl', tpl: '${x | date:YYYY}' }],
  [{ type: 'tpl', tpl: '${x|fromNow}' }],
  [{ type: 'tpl', tpl: "${DATETOSTR(NOW(), 'YYYY')}" }],
  [{ type: 'input-text', validations: { isDateTimeBefore: '2020-01-01' } }],
  [{ type: 'tpl', visibleOn: { conjunction: 'and', children: [{ op: 'less' }] } }],
])('%j needs more than the first files', (schema) => {
  expect(usesRareFeatures(schema)).toBe(true);
});

test('the shipped login page does not', () => {
  expect(usesRareFeatures(readComposed('.', 'account/login'))).toBe(false);
});

test('words of ordinary texts do not', () => {
  expect(usesRareFeatures({ type: 'tpl', tpl: 'Update of the date; 3 days left | now' })).toBe(false);
});
