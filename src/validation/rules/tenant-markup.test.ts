import { expect, it } from 'vitest';
import { validateScreen } from '../index.ts';

const codesOf = (body: unknown, layer: 'company' | 'builtin' = 'company') =>
  validateScreen(JSON.stringify({ type: 'page', body }), { texts: {}, layer }).map(({ code }) => code);

const tags = '<b>x</b>'.repeat(2001);

it.each<[string, unknown]>([
  ['tags', { type: 'tpl', tpl: tags }],
  ['tags of a remark', { type: 'remark', content: { body: tags } }],
  ['tags of a page without nodes', tags],
  ['characters', { type: 'tpl', tpl: 'x'.repeat(65_537) }],
  ['markdown', { type: 'markdown', value: '![[]()'.repeat(11_000) }],
  ['a label', { type: 'form', body: { type: 'radios', name: 'a', label: 'A', options: [{ label: tags, value: 1 }] } }],
])('refuses texts that are too large to be shown as markup: %s', (_, body) => {
  expect(codesOf(body)).toContain('bounds.markup');
  expect(codesOf(body, 'builtin')).not.toContain('bounds.markup');
});

it.each<[string, unknown]>([
  ['a text within the bounds', { type: 'tpl', tpl: '<b>x</b>'.repeat(2000) }],
  ['source code', { type: 'code', value: tags }],
  ['a picture', { type: 'image', src: `data:image/png;base64,${'A'.repeat(70_000)}` }],
  ['data', { type: 'service', data: { text: tags } }],
])('passes %s', (_, body) => expect(codesOf(body)).not.toContain('bounds.markup'));
