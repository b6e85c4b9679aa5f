import { describe, expect, it } from 'vitest';
import { withSignIn } from './with-sign-in.ts';

const form = { type: 'sign-in' };
const shown = (body: unknown) =>
  withSignIn({ layer: 'company', schema: { type: 'page', body } as never }).schema as { body: unknown };

describe('the sign-in page of a company', () => {
  it.each([
    { type: 'container', body: [form] },
    { type: 'container', wrapperComponent: 'section', body: { type: 'wrapper', body: form } },
    { type: 'grid', columns: [{ body: 'a' }, { body: [form] }] },
    { type: 'flex', items: [form] },
  ])('%j keeps the form where it is', (node) => expect(shown(node).body).toEqual(node));

  it.each([
    { ...form, hidden: true },
    { ...form, visibleOn: 'false' },
    { type: 'wrapper', hiddenOn: '${a}', body: form },
    { type: 'wrapper', visible: false, body: { type: 'container', body: [form] } },
    { type: 'button', actionType: 'dialog', dialog: { body: form } },
    { type: 'dialog', body: form },
    { type: 'drawer', body: form },
    { type: 'tabs', tabs: [{ title: 'a' }, { title: 'b', body: form }] },
    { type: 'collapse', collapsed: true, body: form },
    { type: 'container', wrapperComponent: 'details', body: form },
    { type: 'service', api: '/a', body: form },
    { type: 'tpl', data: form },
  ])('%j has the form at its end', (node) => expect(shown(node).body).toEqual([node, form]));

  it('has it once more when the page itself could be hidden', () => {
    const schema = { type: 'page', hidden: true, body: form };
    expect(withSignIn({ layer: 'company', schema: schema as never }).schema).toEqual({
      type: 'page',
      body: [form, form],
    });
  });
});
