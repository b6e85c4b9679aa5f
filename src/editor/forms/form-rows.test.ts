import { expect, it } from 'vitest';
import scaffold from '../../../schemas/editor/scaffolds/form.json' with { type: 'json' };
import { contentWith, type FieldRow, rowsOf } from './form-rows.ts';

const words: Readonly<Record<string, string>> = { 'i18n:own.name': 'Name' };
const read = (text: string) => words[text] ?? text;

const content = [
  { type: 'tpl', tpl: 'About you' },
  { type: 'input-text', id: 'name', name: 'name', label: 'i18n:own.name', required: true },
  {
    type: 'container',
    body: [
      { type: 'select', id: 'size', name: 'size', label: 'Size', options: [{ label: 'Small', value: 's' }] },
      { type: 'submit', label: 'Save' },
    ],
  },
];

const rows = () => rowsOf(content, read);
const row = (more: Partial<FieldRow>): FieldRow => ({ label: '', name: '', kind: 'text', required: false, ...more });

it('shows the fields of a form in words, those in its boxes too', () => {
  expect(rows()).toEqual([
    { at: 0, label: 'Name', name: 'name', kind: 'text', required: true },
    { at: 1, label: 'Size', name: 'size', kind: 'choice', required: false, choices: 'Small' },
  ]);
  expect(rowsOf(scaffold.body, read).map(({ kind }) => kind)).toEqual(['text', 'date', 'longText']);
  expect(rowsOf({ type: 'input-rating', name: 'stars' }, read)).toMatchObject([{ kind: 'other' }]);
});

it('rows that nobody changed change nothing', () => {
  expect(contentWith(content, rows(), read)).toBe(content);
});

it('a label that is written takes the place of the words, and nothing else changes', () => {
  const [name, size] = rows();
  const changed = contentWith(content, [{ ...name!, label: 'Your name' }, size!], read) as typeof content;
  expect(changed[1]).toEqual({ ...content[1], label: 'Your name' });
  expect(changed[2]).toBe(content[2]);
  const free = contentWith(content, [{ ...name!, required: false }, size!], read) as typeof content;
  expect(Object.keys(free[1]!)).not.toContain('required');
});

it('a new field stands behind the one before it, with a name made of its label', () => {
  const [name, size] = rows();
  const changed = contentWith(content, [name!, row({ label: 'Date of birth', kind: 'date' }), size!], read);
  expect(changed).toEqual([
    content[0],
    content[1],
    { type: 'input-date', valueFormat: 'YYYY-MM-DD', label: 'Date of birth', name: 'dateOfBirth' },
    content[2],
  ]);
});

it('the first field of an empty form stands before its buttons', () => {
  const button = { type: 'submit', label: 'Save' };
  const field = { type: 'input-text', label: 'Name', name: 'name' };
  expect(contentWith([button], [row({ label: 'Name' })], read)).toEqual([field, button]);
  expect(contentWith(undefined, [row({ label: 'Name' })], read)).toEqual([field]);
  expect(contentWith({ type: 'input-text', name: 'a' }, [], read)).toEqual([]);
});

it('fields change places among the places of fields, and one that is removed is gone', () => {
  const [name, size] = rows();
  const turned = contentWith(content, [size!, name!], read) as { id?: string; body?: object[] }[];
  expect(turned[1]).toMatchObject({ id: 'size' });
  expect(turned[2]?.body).toMatchObject([{ id: 'name' }, { type: 'submit' }]);
  expect(contentWith(content, [size!], read)).toEqual([content[0], content[2]]);
  expect(contentWith(content, [], read)).toMatchObject([{ type: 'tpl' }, { body: [{ type: 'submit' }] }]);
});

it('another kind keeps what all kinds have; choices are lines, and one that stays keeps its value', () => {
  const [name, size] = rows();
  const other = contentWith(content, [{ ...name!, kind: 'number' }, size!], read) as object[];
  expect(other[1]).toEqual({ ...content[1], type: 'input-number' });
  const more = contentWith(content, [name!, { ...size!, choices: 'Large\n\nSmall' }], read) as { body: object[] }[];
  expect(more[2]?.body[0]).toMatchObject({
    options: [
      { label: 'Large', value: 'Large' },
      { label: 'Small', value: 's' },
    ],
  });
});

it('a made-up name becomes the label, one that is used stays, and no two fields have the same', () => {
  const labelled = (before: object, label: string) => {
    const [first] = rowsOf([before], read);
    const [field] = contentWith([before], [{ ...first!, label }], read) as { name: string }[];
    return field?.name;
  };
  expect(labelled({ type: 'input-text', label: '', name: 'field1' }, 'Budget')).toBe('budget');
  expect(labelled({ type: 'input-text', label: '', name: 'field1' }, '预算')).toBe('field1');
  expect(labelled({ type: 'input-text', label: 'Bud', name: 'bud' }, 'Budget')).toBe('budget');
  expect(labelled({ type: 'input-text', label: 'Name', name: 'name' }, 'Name of the firm')).toBe('name');
  const twice = contentWith([], [row({ label: 'Name' }), row({ label: 'Name' }), row({ label: '名' })], read);
  expect(twice).toMatchObject([{ name: 'name' }, { name: 'name2' }, { name: 'field1' }]);
});
