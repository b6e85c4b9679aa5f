import { expect, it } from 'vitest';
import { validateScreen } from '../index.ts';

const USERS = { type: 'crud', name: 'users', columns: [{ name: 'a', label: 'A' }] };
const FORM = { type: 'form', name: 'form', body: [{ type: 'input-text', name: 'items', label: 'I' }] };
const button = (more: object) => ({ type: 'button', label: 'B', ...more });
const action = (more: object) => button({ onEvent: { click: { actions: [more] } } });

const told = (...body: unknown[]) =>
  validateScreen({ type: 'page', body: [USERS, FORM, ...body] }, { texts: {} }).map(
    ({ pointer, severity, code, suggestion = '–' }) => [pointer, severity, code, suggestion].join(' '),
  );

it.each([
  ['what amis understands by itself', { type: 'form', body: [], target: 'window' }],
  ['what amis understands by itself', action({ actionType: 'reload', componentId: 'users', reload: 'parent' })],
  ['a part of a component', button({ target: 'form.items' })],
  ['a component with parameters', button({ target: 'users?page=1' })],
  ['several components', button({ reload: 'users, form' })],
  ['a component that is known at run time only', action({ actionType: 'reload', componentId: 'u${id}' })],
  [
    'a dialog that does not say that it is one',
    [
      button({ actionType: 'dialog', dialog: { id: 'detail', title: 'D', body: 'x' } }),
      action({ actionType: 'closeDialog', componentId: 'detail' }),
    ],
  ],
])('leads somewhere: %s', (_, body) => {
  expect(told(body)).toEqual([]);
});

it.each([
  [
    action({ actionType: 'reload', componentName: 'usres' }),
    '/body/2/onEvent/click/actions/0/componentName error target.unknown users',
  ],
  [
    action({ actionType: 'loop', children: [{ actionType: 'reload', componentId: 'usres' }] }),
    '/body/2/onEvent/click/actions/0/children/0/componentId error target.unknown users',
  ],
  [button({ target: 'usres?page=1' }), '/body/2/target error target.unknown users'],
  [button({ target: 'users,elsewhere' }), '/body/2/target warning target.unknown –'],
  [{ type: 'Form', body: [], target: 'usres' }, '/body/2/target error target.unknown users'],
])('leads nowhere: %j', (body, expected) => {
  expect(told(body)).toEqual([expected]);
});
