import { expect, it } from 'vitest';
import { validateScreen } from './screen.ts';

const told = (page: unknown) => validateScreen(page, { texts: {} }).map(({ pointer, code }) => `${pointer} ${code}`);

const inPage = (...body: unknown[]) => told({ type: 'page', body });
const reloads = (name: string) => ({ type: 'button', label: 'B', actionType: 'reload', target: name });
const crud = { type: 'crud', columns: [{ name: 'a', label: 'A' }] };

it('a condition that is a template is told as a condition: with a formula for it both are mended', () => {
  expect(inPage({ type: 'tpl', tpl: 'x', visibleOn: '<%= data.a %>' })).toEqual(['/body/0/visibleOn eval.expression']);
});

it('a template within a program is told as the program: without it there is no template', () => {
  const api = { url: 'https://a.example', method: 'get', adaptor: 'return "<%= a %>"' };
  expect(inPage({ type: 'service', api, body: 'x' })).toEqual(['/body/0/api/adaptor eval.adaptor']);
});

it('programs in different parts of one text are told one by one', () => {
  expect(inPage({ type: 'tpl', tpl: '${ls:a} ${b | raw}' })).toEqual([
    '/body/0/tpl eval.namespace',
    '/body/0/tpl eval.raw',
  ]);
});

it('a page whose type is misspelt does not lack one as well', () => {
  expect(told({ tpye: 'page', body: 'x' })).toEqual(['/tpye property.unknown-here']);
});

it('what leads to a component whose name or id is misspelt or no text is right', () => {
  expect(inPage({ ...crud, nmae: 'users' }, reloads('users'))).toEqual(['/body/0/nmae property.unknown']);
  expect(inPage({ ...crud, di: 'users' }, reloads('users'))).toEqual(['/body/0/di property.unknown']);
  expect(inPage({ type: 'form', name: ['users'], body: [] }, reloads('users'))).toEqual(['/body/0/name value.type']);
});

it('what leads to a component whose name is right is told beside other slips', () => {
  expect(inPage({ ...crud, name: 'users', titel: 'x' }, reloads('usres'))).toEqual([
    '/body/0/titel property.unknown',
    '/body/1/target target.unknown',
  ]);
});

it.each([
  ['misspelt', { mode: 'lits' }, '/body/0/mode value.enum'],
  ['no text', { mode: 12345 }, '/body/0/mode value.type'],
  ['under a misspelt name', { modde: 'list' }, '/body/0/modde property.unknown'],
])('what belongs to the mode of a table is right when the mode is %s', (_, mode, expected) => {
  expect(inPage({ type: 'crud', ...mode, listItem: { title: 'x' } })).toEqual([expected]);
});

it('what must be among misspelt arguments is not missing as well', () => {
  const actions = [{ actionType: 'link', agrs: { link: '/a' } }];
  expect(inPage({ type: 'button', label: 'B', onEvent: { click: { actions } } })).toEqual([
    '/body/0/onEvent/click/actions/0/agrs property.unknown-here',
  ]);
});

it('what leads to a component is right when something else stands where the parts of the page do', () => {
  expect(told({ type: 'page', body: 12345, toolbar: reloads('users') })).toEqual(['/body value.type']);
});

it('an object that has nothing of what it must have is told once', () => {
  expect(inPage({ type: 'tpl', tpl: 'x', visibleOn: { a: 1 } })).toEqual(['/body/0/visibleOn property.missing']);
  expect(inPage({ type: 'tpl', tpl: 'x', visibleOn: { conjunction: 'and' } })).toEqual([
    '/body/0/visibleOn property.missing',
  ]);
});
