import { asyncFilter, evalExpression, evalJS, evaluate, filter } from 'amis-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeExpressions } from './expressions.ts';
import { closeFormulas } from './formulas.ts';
import { patchMethod } from './patch-method.ts';
import { refuseRemoteCode } from './remote-code.ts';
import { closeTemplates } from './templates.ts';

const data = {
  x: { a: 1, list: ['p', 'q'], constructor: 'Acme Builders' },
  plain: {},
  key: 'constructor',
  window,
  node: document.body,
};

beforeAll(() => {
  closeExpressions();
  closeTemplates();
  closeFormulas();
  localStorage.setItem('secret', 'canary');
});

describe('formulas', () => {
  it.each([
    '${ls:secret}',
    '${ss:secret}',
    '${cookie:secret}',
    '${window:location}',
    '${plain.constructor}',
    '${plain[key]}',
    "${plain[CONCATENATE('const', 'ructor')]}",
    "${plain[['constructor']]}",
    '${plain.__proto__}',
    "${plain['__proto__']}",
    '${x.list.map}',
    '${constructor}',
    "${GET(plain, 'constructor')}",
    '${window.location}',
    '${node.ownerDocument}',
    '${node}',
  ])('%s answers nothing', async (formula) => {
    expect(filter(formula, data)).toBe('');
    expect((await asyncFilter(formula, data)) ?? '').toBe('');
  });

  it.each([
    ['${x.a + 1}', 2],
    ['${x.list[1]}', 'q'],
    ['${x[list ? "a" : "a"]}', 1],
    ['${x.constructor}', 'Acme Builders'],
    ['${x.list.length}', 2],
    ["${JOIN(ARRAYMAP(x.list, item => UPPER(item)), '+')}", 'P+Q'],
  ])('%s still works', (formula, expected) => {
    expect(evaluate(formula, data, { defaultFilter: 'raw' })).toBe(expected);
  });
});

describe('expressions', () => {
  it('are formulas, or the words true and false', () => {
    expect(evalExpression('${x.a == 1}', data)).toBe(true);
    expect(evalExpression('true', data)).toBe(true);
    expect(evalExpression('false', data)).toBe(false);
    expect(evalJS('${x.a + 1}', data)).toBe(2);
  });

  it.each(['1 == 1', 'this.x', 'data.x.a', '(() => 1)()', '${x.a} && run() //', '${'])('%s is none', (text) => {
    expect(evalExpression(text, data)).toBe(false);
    expect(evalJS(text, data)).toBeUndefined();
  });
});

describe('templates', () => {
  it.each([
    ['a <%= 1 + 1 %> b', 'a  b'],
    ['a <% run() %>', 'a '],
    ['open <% run()', 'open '],
  ])('%s lose their programs', (text, shown) => expect(filter(text, data)).toBe(shown));
});

describe('requests', () => {
  it.each(['js', 'jsonp', 'JSONP'])('by %s are refused', (method) => {
    expect(() => refuseRemoteCode({ method })).toThrow(/answers are data/);
  });

  it('by other methods are left alone', () => {
    const api = { method: 'post' };
    expect(refuseRemoteCode(api)).toBe(api);
  });
});

it('a door that amis moved is said loudly', () => {
  expect(() => patchMethod({} as Record<string, () => void>, 'gone', (original) => original)).toThrow(/gone/);
});
