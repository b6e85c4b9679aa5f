import { expect, it } from 'vitest';
import { isKey, KEYED_FIELD, withoutKeys } from './keyed-fields.ts';

const node = {
  type: 'input-text',
  label: 'i18n:own.label',
  description: 'Plain',
  className: 'wide',
  remark: { content: 'i18n:own.remark' },
};
const field = (name: string, more: object = {}) => ({
  type: 'ae-formulaControl',
  name,
  label: `Field ${name}`,
  ...more,
});
const keyed = (name: string) => ({ type: KEYED_FIELD, field: field(name) });

it('a key is no formula, and no text of several keys', () => {
  expect(isKey('i18n:own.a')).toBe(true);
  expect(['Plain', '${a ? "i18n:own.a" : b}', 'i18n:own.a (i18n:own.b)', undefined, 1].some(isKey)).toBe(false);
});

it('a field for a text gives place to a note while it is a key, wherever it stands in a panel', () => {
  const run = () => undefined;
  const panel = (...fields: object[]) => [{ type: 'tabs', tabs: [{ title: 'Properties', body: fields, run }] }];
  const given = panel(field('label'), field('description'), field('remark.content'), field('className'));
  const left = panel(keyed('label'), keyed('description'), keyed('remark.content'), field('className'));
  expect(withoutKeys(given, node)).toEqual(left);
});

it('fields in a field are about something else, and stay', () => {
  const kept = [field('options', { type: 'combo', items: [field('label')] })];
  expect(withoutKeys(kept, node)).toEqual(kept);
  const drawn = [new Date(0), 'text', null, { type: 'tpl', tpl: 'i18n:own.label' }];
  expect(withoutKeys(drawn, node)).toEqual(drawn);
});
