import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { validateScreen } from '../index.ts';

const told = (body: object, texts: Readonly<Record<string, string>> = en) =>
  validateScreen(JSON.stringify({ type: 'page', title: 'x', body }), {
    texts,
    layer: 'company',
    screen: 'company/desk',
  });

it('says how often a page may ask again', () => {
  const body = { type: 'service', api: '/api/config', interval: 1000, body: 'x' };
  expect(told(body).map(({ message }) => message)).toEqual(['The page may ask again at most once every 5 seconds.']);
  expect(told(body, zh).map(({ message }) => message)).toEqual(['页面每 5 秒最多只能重新请求一次。']);
});

const box = (more: object) => ({ type: 'container', body: 'x', ...more });

it.each([
  ['zIndex', box({ style: { zIndex: 9999 } })],
  ['zIndex', box({ style: { zIndex: '${a}' } })],
  ['z-index', box({ id: 'a', wrapperCustomStyle: { root: { 'z-index': '1000' } } })],
])('names the limit of %s in %j', (key, body) => {
  const [found, ...others] = told(body);
  expect(others).toEqual([]);
  expect(found?.message).toBe(`"${key}" is too large here: 999 at most, written out as a number.`);
  expect(told(body, zh)[0]?.message).toContain('999');
});

it.each([box({ style: { zIndex: 999 } }), box({ style: { zIndex: 'auto' } })])('takes %j', (body) =>
  expect(told(body)).toEqual([]),
);

it('other declarations are told of as before', () => {
  expect(told(box({ style: { filter: 'blur(1px)' } })).map(({ code }) => code)).toEqual(['bounds.style']);
});
