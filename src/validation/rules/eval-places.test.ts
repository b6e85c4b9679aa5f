import { expect, it } from 'vitest';
import { validateScreen } from '../screen.ts';

const told = (body: unknown) =>
  validateScreen({ type: 'page', body }, { texts: {} }).map(({ code, pointer }) => `${code} ${pointer}`);
const click = (...actions: object[]) => ({ type: 'button', label: 'B', onEvent: { click: { actions } } });
const field = (own: object) => ({ type: 'form', body: { name: 'a', label: 'A', ...own } });

it.each([
  [
    field({ type: 'input-date', shortcuts: [{ label: 'x', transform: 'f()' }] }),
    'eval.program /body/body/shortcuts/0/transform',
  ],
  [{ type: 'card', body: [], header: { highlight: 'a' } }, 'eval.expression /body/header/highlight'],
  [
    click({ actionType: 'switch', branches: [{ expression: 'a', actions: [] }] }),
    'eval.expression /body/onEvent/click/actions/0/branches/0/expression',
  ],
  [{ type: 'service', api: '/a', stopAutoRefreshWhen: 'a', body: 'x' }, 'eval.expression /body/stopAutoRefreshWhen'],
  [{ type: 'tpl', tpl: 'x', className: { b: 'alert(1)' } }, 'eval.expression /body/className/b'],
  [{ type: 'panel', body: 'x', headerClassName: { '${a}': 'a == 1' } }, 'eval.expression /body/headerClassName/${a}'],
  [field({ type: 'transfer', pagination: { enable: 'a == 1' } }), 'eval.expression /body/body/pagination/enable'],
  [
    click({ actionType: 'select', componentId: '${a}', args: { selected: 'record.id > 1' } }),
    'eval.expression /body/onEvent/click/actions/0/args/selected',
  ],
  [
    click({ actionType: 'custom', script: 'return `${a b}`' }),
    'eval.custom-action /body/onEvent/click/actions/0/actionType',
  ],
])('a program is told once: %j', (node, message) => {
  expect(told(node)).toEqual([message]);
});

it.each([
  { type: 'chart', config: '${c}' },
  { type: 'tpl', tpl: 'x', className: { a: true, b: '${c}', d: '' } },
  { type: 'tpl', tpl: 'x', className: 'a == 1' },
  { type: 'service', data: { className: { a: 'b' } }, body: 'x' },
  field({ type: 'transfer', pagination: { enable: '${a}' } }),
  { type: 'card', body: [], header: { highlight: '${a}' } },
  { type: 'service', api: '/a', stopAutoRefreshWhen: '${a}', body: 'x' },
])('a formula in the place of a program is none: %j', (node) => {
  expect(told(node)).toEqual([]);
});
