import { expect, it } from 'vitest';
import { withoutKeys } from './keyed-fields.ts';

const node = {
  type: 'input-text',
  label: 'i18n:own.label',
  description: 'Plain',
  placeholder: '${a ? "i18n:own.a" : b}',
  hint: 'i18n:own.a (i18n:own.b)',
  remark: { content: 'i18n:own.remark' },
};
const field = (name: string, more: object = {}) => ({
  type: 'ae-formulaControl',
  name,
  label: `Field ${name}`,
  ...more,
});
const note = (name: string) => ({ type: 'static', label: `Field ${name}`, tpl: 'Above.', className: 'pw-keyed' });

it('a field whose value is the key of a text gives place to a note, wherever it stands in a panel', () => {
  const run = () => undefined;
  const panel = (...fields: object[]) => [{ type: 'tabs', tabs: [{ title: 'Properties', body: fields, run }] }];
  const given = panel(field('label'), field('description'), field('remark.content'), field('label.content'));
  const left = panel(note('label'), field('description'), note('remark.content'), field('label.content'));
  expect(withoutKeys(given, node, 'Above.')).toEqual(left);
});

it('formulas and texts of several keys stay, and so do fields in a field, which are about something else', () => {
  const kept = [field('placeholder'), field('hint'), field('options', { type: 'combo', items: [field('label')] })];
  expect(withoutKeys(kept, node, 'Above.')).toEqual(kept);
  const drawn = [new Date(0), 'text', null, { type: 'tpl', tpl: 'i18n:own.label' }];
  expect(withoutKeys(drawn, node, 'Above.')).toEqual(drawn);
});
