import { expect, it } from 'vitest';
import { namesIn, withFreshNames } from './fresh-names.ts';

const taken = namesIn({
  type: 'page',
  body: [
    { type: 'crud', name: 'rows' },
    { type: 'form', name: 'ask', body: [{ type: 'input-text', name: 'email' }] },
    { type: 'input-text', name: 'email_2' },
  ],
});

it('what the page has a name for gets another one, and what is said of it follows', () => {
  const node = {
    type: 'container',
    body: [
      { type: 'crud', name: 'rows', api: 'get:/api/x?to=${email}' },
      { type: 'button', reload: 'rows?to=${email},other', label: 'rows' },
      { type: 'input-text', name: 'email', visibleOn: "${user.email != email && x == 'email'}" },
      { type: 'tpl', tpl: 'email: ${email | html}', name: 'email' },
    ],
  };
  expect(withFreshNames(node, taken)).toEqual({
    type: 'container',
    body: [
      { type: 'crud', name: 'rows_2', api: 'get:/api/x?to=${email_3}' },
      { type: 'button', reload: 'rows_2?to=${email_3},other', label: 'rows' },
      { type: 'input-text', name: 'email_3', visibleOn: "${user.email != email_3 && x == 'email'}" },
      { type: 'tpl', tpl: 'email: ${email_3 | html}', name: 'email' },
    ],
  });
});

it('a form or table of its own keeps the names of its fields and columns', () => {
  const form = {
    type: 'form',
    name: 'ask',
    api: { url: 'post:/api/x', data: { email: '${email}' } },
    body: [{ type: 'input-text', name: 'email' }],
  };
  const table = { type: 'table', columns: [{ type: 'input-text', name: 'email' }] };
  expect(withFreshNames({ type: 'container', body: [form, table] }, taken)).toEqual({
    type: 'container',
    body: [{ ...form, name: 'ask_2' }, table],
  });
});

it('nothing changes where no name is taken', () => {
  const node = { type: 'input-text', name: 'phone', value: '${email}' };
  expect(withFreshNames(node, taken)).toEqual(node);
});
