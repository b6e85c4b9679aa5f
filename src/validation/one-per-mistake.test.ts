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
