import { expect, it } from 'vitest';
import { canvasPage } from '../canvas/canvas-page.ts';
import { screenOf } from '../canvas/node-paths.ts';
import { changedNodes } from '../history/changed-nodes.ts';
import { exact } from './exact.ts';
import type { Json } from './json.ts';
import { marked } from './marked.ts';
import { partsOf, screenIn, withoutParts, withParts, withScreen } from './parts.ts';

const page = { type: 'page', body: [{ type: 'include', screen: 'a/title', data: { text: 'i18n:a' } }] };
const title = { type: 'tpl', tpl: '${part.text}', $texts: { 'en-US': { a: 'Own', b: 'B' }, 'zh-CN': { b: 'B' } } };
const whole = withParts(page, { 'a/title': title });

it('saves the page with its includes and each part as it is written', () => {
  const { value, origins } = marked(whole);
  const saved = exact(value, origins) as Json;
  expect(JSON.stringify(screenIn(saved, ''))).toBe(JSON.stringify(page));
  expect(JSON.stringify(screenIn(saved, 'a/title'))).toBe(JSON.stringify(title));
  expect(screenIn(saved, 'a/other')).toBeUndefined();
});

it('puts a screen in place and leaves the others alone', () => {
  const other = withScreen(whole, 'a/title', { type: 'tpl', tpl: 'x' });
  expect([withoutParts(other), partsOf(other)]).toEqual([page, { 'a/title': { type: 'tpl', tpl: 'x' } }]);
  const emptied = withScreen(whole, '', { type: 'page', body: [] });
  expect([withoutParts(emptied), partsOf(emptied)]).toEqual([{ type: 'page', body: [] }, { 'a/title': title }]);
});

it('knows in which screen a node stands, and what a step of the history changed in a part', () => {
  const value = marked(whole).value as Json;
  const part = partsOf(value)['a/title']!;
  const mark = String(part['$$id']);
  expect([screenOf(value, mark), screenOf(value, String(value['$$id']))]).toEqual(['a/title', '']);
  const changed = withScreen(value, 'a/title', { ...part, tpl: 'y' });
  expect(changedNodes(value, changed).map(({ ids }) => ids[0])).toEqual([mark]);
});

it('shows a part with words of its own, and keeps what did not change', () => {
  const show = canvasPage({ a: 'The product’s', b: '' }, 'en-US');
  const own = withParts(page, { 'a/title': { ...title, label: 'i18n:a' } });
  const shown = show(own) as Json;
  expect(partsOf(shown)['a/title']).toMatchObject({ label: 'Own' });
  expect(shown['body']).toMatchObject([{ data: { text: 'The product’s' } }]);
  const next = show({ ...own, title: 'x' }) as Json;
  expect(partsOf(next)['a/title']).toBe(partsOf(shown)['a/title']);
  expect(next['body']).toBe(shown['body']);
});
