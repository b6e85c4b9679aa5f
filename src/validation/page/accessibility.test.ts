import { expect, it } from 'vitest';
import { validateScreen } from '../index.ts';

const told = (body: unknown) =>
  validateScreen({ type: 'page', body }, { texts: {} }).map(({ pointer, code }) => `${pointer} ${code}`);

const field = (type: string, more: object = {}) => ({ type: 'form', body: [{ type, name: 'a', ...more }] });
const UNLABELLED = ['/body/body/0 accessibility.label'];

it.each([
  'transfer',
  'tabs-transfer-picker',
  'picker',
  'editor',
  'json-editor',
  'location-picker',
  'cascader-select',
  'condition-builder',
  'input-text',
  'Input-Text',
  'checkbox',
  'radios',
])('a field without a label is told: %s', (type) => {
  expect(told(field(type))).toEqual(UNLABELLED);
  expect(told(field(type, { label: 'A' }))).toEqual([]);
});

it.each([false, '', ' ', '\u3000'])('a label that is switched off or blank is none: %j', (label) => {
  expect(told(field('input-text', { label }))).toEqual(UNLABELLED);
});

it('what a checkbox is for may stand behind it', () => {
  expect(told(field('checkbox', { option: 'A' }))).toEqual([]);
});

it.each(['chart-radios', 'checkboxes', 'switch', 'matrix-checkboxes', 'list-select', 'combo', 'input-table', 'hidden'])(
  'a field with words of its own needs none: %s',
  (type) => expect(told(field(type))).toEqual([]),
);

it('a button that only shows an icon is told, unless something says what it does', () => {
  const button = (more: object = {}) => told({ type: 'button', icon: 'fa fa-plus', ...more });
  expect(button()).toEqual(['/body accessibility.button']);
  expect(button({ label: ' ' })).toEqual(['/body accessibility.button']);
  for (const name of ['label', 'tooltip', 'ariaLabel', 'aria-label']) expect(button({ [name]: 'Add' })).toEqual([]);
  expect(button({ tooltpi: 'Add' })).toEqual(['/body/tooltpi property.unknown']);
  expect(button({ icon: '' })).toEqual([]);
});

it('an image without alternative text is told, also one that shows the value of a field', () => {
  expect(told({ type: 'static-image', src: '/a.png' })).toEqual(['/body accessibility.alternative']);
  expect(told({ type: 'static-image', src: '/a.png', alt: '' })).toEqual([]);
});

it('the picture of a card can have none', () => {
  const media = { type: 'image', url: '/a.png', position: 'left' };
  expect(told({ type: 'card', media, body: [] })).toEqual([]);
});

it('what is in a dialog that an action is given is looked at', () => {
  const dialog = { title: 'D', body: [{ type: 'image', src: '/a.png' }] };
  const actions = [{ actionType: 'dialog', args: { dialog } }];
  expect(told({ type: 'button', label: 'B', onEvent: { click: { actions } } })).toEqual([
    '/body/onEvent/click/actions/0/args/dialog/body/0 accessibility.alternative',
  ]);
});
