import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { validateScreen } from '../index.ts';

const told = (body: unknown, texts: Readonly<Record<string, string>> = en) =>
  validateScreen(JSON.stringify({ type: 'page', title: 'x', body }), {
    texts,
    layer: 'company',
    screen: 'company/desk',
  });
const codes = (body: unknown) => told(body).map(({ code }) => code);

it('says how often a page may ask again', () => {
  const body = { type: 'service', api: '/api/config', interval: 1000, body: 'x' };
  expect(told(body).map(({ message }) => message)).toEqual(['The page may ask again at most once every 5 seconds.']);
  expect(told(body, zh).map(({ message }) => message)).toEqual(['页面每 5 秒最多只能重新请求一次。']);
});

const box = (more: object) => ({ type: 'container', id: 'a', body: 'x', ...more });

it.each<object>([
  box({ style: { filter: 'blur(1px)' } }),
  box({ style: { '-webkit-mask-image': 'none' } }),
  box({ wrapperCustomStyle: { root: { mix_blend_mode: 'multiply' } } }),
  box({ themeCss: { baseControlClassName: { 'backdropFilter:hover': 'blur(1px)' } } }),
  box({ animations: { enter: { type: 'fadeIn' } } }),
  { type: 'nav', links: [{ label: 'x', to: '/company/globex' }], style: { color: 'red' } },
  { type: 'tpl', tpl: '<p style="color: red; animation: a 1s infinite">x</p>' },
])('refuses what slows the whole window down or lies outside of the page: %j', (body) =>
  expect(codes(body)).toEqual(['bounds.style']),
);

it.each([
  box({ style: { zIndex: 9999, position: 'fixed', columnCount: 3, boxShadow: '0 0 300px red', fontFamily: 'a, b' } }),
  box({ themeCss: { baseControlClassName: { 'filter-color:default': 'red' } } }),
  { type: 'tpl', tpl: '<p style="z-index: 9999; columns: 3">filter: <b>all</b></p>' },
])('takes every other style: %j', (body) => expect(codes(body)).toEqual([]));

it('takes a sheet of the page', () => {
  const page = { type: 'page', css: { 'body > .mask': { background: 'url(https://a.test/b.png)' } }, body: 'x' };
  expect(validateScreen(page, { texts: en, layer: 'company', screen: 'company/desk' })).toEqual([]);
});

it('takes a list of 5,000 rows, forty charts and long texts', () => {
  const items = Array.from({ length: 5000 }, (_, at) => ({ id: at, name: `row ${at}` }));
  const chart = { type: 'chart', config: { series: [{ type: 'line', data: items.map(({ id }) => id) }] } };
  const rows = { type: 'table', items, columns: [{ name: 'name', label: 'Name' }] };
  const text = { type: 'tpl', tpl: '<b>x</b>'.repeat(20_000) };
  expect(codes([rows, text, ...Array(40).fill(chart)])).toEqual([]);
});
