import { expect, it } from 'vitest';
import { FormCache } from './form-cache.ts';

const plenty = { formsOfOwner: 100, bytesOfOwner: 10_000, bytes: 100_000 };
const form = (html: string, reads: string[] = []) => ({ html, reads, title: '', covered: true, gaps: [] });
const asked = (query: Record<string, string> = {}) => ({ query, search: `?${new URLSearchParams(query)}` });

it('serves every address that differs in nothing the page reads', () => {
  const cache = new FormCache(plenty);
  cache.keep('1', 'page', asked({ error: 'a', x: '1' }), form('A', ['query.error']));
  expect(cache.find('1', 'page', asked({ error: 'a', x: '2' }))?.html).toBe('A');
  expect(cache.find('1', 'page', asked({ x: '1' }))).toBeUndefined();
  expect(cache.find('2', 'page', asked({ error: 'a' }))).toBeUndefined();
});

it('tells every address apart for a page that reads them as a whole', () => {
  const cache = new FormCache(plenty);
  cache.keep('1', 'page', asked({ x: '1' }), form('A', ['*']));
  expect(cache.find('1', 'page', asked({ x: '1' }))?.html).toBe('A');
  expect(cache.find('1', 'page', asked({ x: '2' }))).toBeUndefined();
});

it('drops forms whose key lacks what the page turns out to read', () => {
  const cache = new FormCache(plenty);
  cache.keep('1', 'page', asked({ a: '1', b: '1' }), form('A', ['query.a']));
  cache.keep('1', 'page', asked({ a: '2', b: '1' }), form('B', ['query.a', 'query.b']));
  expect(cache.find('1', 'page', asked({ a: '2', b: '1' }))?.html).toBe('B');
  expect(cache.find('1', 'page', asked({ a: '2', b: '2' }))).toBeUndefined();
});

it('keeps one owner from pushing out another one', () => {
  const cache = new FormCache({ formsOfOwner: 3, bytesOfOwner: 10_000, bytes: 700 });
  cache.keep('small', 'page', asked(), form('s'.repeat(100)));
  for (let page = 0; page < 20; page += 1) cache.keep('greedy', `page ${page}`, asked(), form('g'.repeat(120)));
  expect(cache.find('small', 'page', asked())?.html).toBe('s'.repeat(100));
  expect(cache.find('greedy', 'page 19', asked())).toBeDefined();
  expect(cache.find('greedy', 'page 17', asked())).toBeUndefined();
});

it('keeps no more forms of a page than its owner may have, the latest ones', () => {
  const cache = new FormCache({ ...plenty, formsOfOwner: 3 });
  for (const x of ['1', '2', '3', '4']) cache.keep('1', 'page', asked({ x }), form(x, ['query.x']));
  expect(['1', '2', '3', '4'].map((x) => cache.find('1', 'page', asked({ x }))?.html)).toEqual([
    undefined,
    '2',
    '3',
    '4',
  ]);
});
