import { describe, expect, it } from 'vitest';
import { validateScreen } from '../index.ts';

const checked = (...body: unknown[]) => validateScreen({ type: 'page', body }, { texts: {} });
const told = (...body: unknown[]) => checked(...body).map(({ pointer, code }) => `${pointer} ${code}`);

const FIELDS = ['transfer', 'tabs-transfer', 'transfer-picker', 'matrix-checkboxes', 'json-editor', 'diff-editor'];
const MORE_FIELDS = [
  'condition-builder',
  'chart-radios',
  'icon-select',
  'cascader-select',
  'input-text',
  'native-date',
];
const field = (more: object = {}) => ({ type: 'input-text', name: 'a', label: 'A', ...more });
const form = (...body: unknown[]) => ({ type: 'form', body });

describe('fields of one name in one form', () => {
  it.each([...FIELDS, ...MORE_FIELDS])('are told, whatever they are: %s', (type) => {
    expect(told(form(field({ type }), field({ type })))).toEqual(['/body/0/body/1/name name.duplicate']);
  });

  it('are told in the items of a combo, which are a form of their own', () => {
    const combo = (more: object = {}) => ({ type: 'combo', name: 'c', label: 'C', items: [field(), field()], ...more });
    expect(told(form(combo()))).toEqual(['/body/0/body/0/items/1/name name.duplicate']);
    expect(told(form(field(), combo({ items: [field()] }), combo({ name: 'd', items: [field()] })))).toEqual([]);
    const conditions = [1, 2].map((kind) => ({ label: 'K', test: `\${kind == ${kind}}`, items: [field()] }));
    expect(told(form(combo({ items: undefined, conditions })))).toEqual([]);
  });

  it('are told in whatever letters the types are written', () => {
    expect(told({ type: 'Form', body: [field({ type: 'Input-Text' }), field()] })).toEqual([
      '/body/0/body/1/name name.duplicate',
    ]);
  });

  it.each([{ disabled: false }, { hidden: false }, { visible: true }, { visibleOn: '' }])(
    'are told with a condition that is none: %j',
    (condition) => {
      expect(told(form(field(condition), field(condition)))).toEqual(['/body/0/body/1/name name.duplicate']);
    },
  );

  it.each([
    ['show by turns', field({ visibleOn: '${x}' }), field({ visibleOn: '${!x}' })],
    ['are not shown', field(), field({ hidden: true })],
    ['are called by formulas', field({ name: 'a${i}' }), field({ name: 'a${i}' })],
    ['are one choice', field({ type: 'radio' }), field({ type: 'radio' })],
    ['are computed', field(), { type: 'formula', name: 'a', formula: '${b}' }],
    ['are shown only', field(), field({ type: 'static' })],
  ])('are right when they %s', (_, ...fields) => {
    expect(told(form(...fields))).toEqual([]);
  });
});

describe('ids that are there twice', () => {
  const opens = (more: object) => ({ type: 'button', label: 'B', ...more });
  const dialog = { id: 'd', title: 'D', body: 'x' };

  it('keep a page from being published', () => {
    const twice = { type: 'tpl', tpl: 'x', id: 'a' };
    const messages = validateScreen({ type: 'page', body: [twice, twice] }, { texts: {} });
    expect(messages.map(({ code, severity }) => [code, severity])).toEqual([['id.duplicate', 'error']]);
  });

  it('are told of dialogs that do not say that they are such', () => {
    expect(told(opens({ actionType: 'dialog', dialog }), opens({ actionType: 'dialog', dialog }))).toEqual([
      '/body/1/dialog/id id.duplicate',
    ]);
  });

  it('are told of dialogs that an action is given', () => {
    const action = { actionType: 'dialog', args: { dialog } };
    expect(told(opens({ onEvent: { click: { actions: [action, action] } } }))).toEqual([
      '/body/0/onEvent/click/actions/1/args/dialog/id id.duplicate',
    ]);
  });

  it('are a warning where amis-editor made them and no action calls them', () => {
    const copy = { type: 'tpl', tpl: 'x', id: 'u:0123456789ab' };
    const calls = { actionType: 'reload', componentId: copy.id };
    const button = opens({ onEvent: { click: { actions: [calls] } } });
    const severities = (...body: object[]) => checked(...body).map(({ severity }) => severity);
    expect(severities(copy, copy)).toEqual(['warning']);
    expect(severities(copy, copy, button)).toEqual(['error']);
    expect(severities({ ...copy, id: 'u:mine' }, { ...copy, id: 'u:mine' })).toEqual(['error']);
  });

  it('are right in repeated nodes, and in data', () => {
    expect(told({ type: 'tpl', tpl: 'x', id: 'u${i}' }, { type: 'tpl', tpl: 'x', id: 'u${i}' })).toEqual([]);
    const args = { value: { dialog: { type: 'tpl', id: 'd' } } };
    const action = { actionType: 'setValue', componentId: 'd', args };
    expect(told(opens({ id: 'd', onEvent: { click: { actions: [action] } } }))).toEqual([]);
    const data = { args: { dialog: { type: 'tpl', id: 'd' } } };
    expect(told({ type: 'service', id: 'd', data, body: 'x' })).toEqual([]);
  });
});
