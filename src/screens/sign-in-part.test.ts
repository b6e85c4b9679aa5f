import { describe, expect, it } from 'vitest';
import { withSignIn } from './sign-in-part.ts';

const form = { type: 'sign-in' };
const shown = (body: unknown) =>
  withSignIn({ layer: 'company', schema: { type: 'page', body } as never }).schema as { body: unknown };

describe('the sign-in page of a company', () => {
  it('keeps the form where it is', () =>
    expect(shown({ type: 'container', body: [form] }).body).not.toBeInstanceOf(Array));

  it.each([
    { ...form, hidden: true },
    { ...form, visibleOn: 'false' },
    { type: 'wrapper', hiddenOn: '${a}', body: form },
    { type: 'wrapper', visible: false, body: { type: 'container', body: [form] } },
  ])('%j has the form at its end', (node) => expect(shown(node).body).toEqual([node, form]));

  it('has it once more when the page itself could be hidden', () => {
    const schema = { type: 'page', hidden: true, body: form };
    expect(withSignIn({ layer: 'company', schema: schema as never }).schema).toEqual({
      type: 'page',
      body: [form, form],
    });
  });
});
