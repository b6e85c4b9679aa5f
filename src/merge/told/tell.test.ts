import { expect, it } from 'vitest';
import { difference, type Json, tell } from '../index.ts';

const page = (...body: Json[]): Json => ({ type: 'page', id: 'p', body });
const told = (from: Json, to: Json) => difference(from, to).changes.map((change) => tell(change, from, to));

it('calls a node by what people read, and says what kind of value changed', () => {
  const before = {
    type: 'service',
    id: 's',
    api: '/a',
    body: [{ type: 'tpl', id: 't', tpl: 'One', visibleOn: '${a}' }],
  };
  const after = {
    type: 'service',
    id: 's',
    api: '/b',
    body: [{ type: 'tpl', id: 't', tpl: 'Uno', visibleOn: '${b}' }],
  };
  expect(told(page(before), page(after))).toEqual([
    expect.objectContaining({ kind: 'changed', type: 'service', label: 's', property: 'api', about: 'call' }),
    expect.objectContaining({ type: 'tpl', label: 'Uno', property: 'tpl', about: 'text', before: 'One', after: 'Uno' }),
    expect.objectContaining({ property: 'visibleOn', about: 'expression', before: '${a}', after: '${b}' }),
  ]);
});

it('names what is gone by the earlier page, and leaves a value out that is not there', () => {
  const button = { type: 'button', id: 'b', label: 'Send' };
  expect(told(page(button), page())).toEqual([{ kind: 'removed', type: 'button', label: 'Send', pointer: '/body/0' }]);
  const [set] = told(page(button), page({ ...button, level: 'primary' }));
  expect(set).toMatchObject({ property: 'level', after: 'primary' });
  expect(set).not.toHaveProperty('before');
});

it('cuts what is long', () => {
  const text = (length: number) => ({ type: 'tpl', id: 't', tpl: 'x'.repeat(length) });
  const [change] = told(page(text(5)), page(text(5000)));
  expect([change!.label.length, change!.after!.length]).toEqual([61, 301]);
});
