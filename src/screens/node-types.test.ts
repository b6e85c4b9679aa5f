import { expect, it } from 'vitest';
import { typesOf } from './node-types.ts';

it('finds types at any depth, and what a dialog or drawer implies', () => {
  const schema = {
    type: 'page',
    body: [
      { type: 'form', body: [{ type: 'input-text', type2: 'no' }] },
      { type: 'button', dialog: { body: 'x' } },
    ],
    onEvent: { click: { actions: [{ actionType: 'drawer', drawer: { body: { type: 'tpl' } } }] } },
  };
  expect([...typesOf(schema)].sort()).toEqual(['button', 'dialog', 'drawer', 'form', 'input-text', 'page', 'tpl']);
});
