import { expect, it } from 'vitest';
import { prepareScreen } from '../../screens/prepare.ts';
import { mountKey } from './mount-key.ts';

const keyOf = (schema: Record<string, unknown>, words: string) =>
  mountKey(
    'first',
    prepareScreen(
      { id: 'docs/empty', layer: 'builtin', version: 1, schema },
      { locale: 'en-US', texts: { 'docs.title': words } },
    ),
  );

it('begins a page anew in another language when its own data holds formulas and texts', () => {
  const data = { greeting: "${'i18n:docs.title ' + user.name}" };
  expect(keyOf({ type: 'page', data }, 'Hello')).not.toBe(keyOf({ type: 'page', data }, '你好'));
});

it.each([
  ['are outside of its data', { data: { count: '${1}' }, body: 'i18n:docs.title' }],
  ['stand in its data alone', { data: { title: 'i18n:docs.title' } }],
])('keeps a page whose texts %s', (_, rest) => {
  const page = { type: 'page', ...rest };
  expect(keyOf(page, 'Hello')).toBe(keyOf(page, '你好'));
});
