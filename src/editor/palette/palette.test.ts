import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import palette from '../../../schemas/editor/palette.json' with { type: 'json' };
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { arranged, type PaletteEntry } from './arrange.ts';
import { outlineLabel, setComponentTexts } from './component-words.ts';
import { nodeLabel } from './node-label.ts';
import { scaffolds } from './scaffolds.ts';

const snippets = palette.groups.find(({ name }) => name === 'snippet');
const components = palette.groups.filter((group) => group !== snippets).flatMap(({ entries }) => entries);

it('begins with what is common', () => {
  expect(palette.groups[0]!.name).toBe('common');
});

it('every entry stands in one group, and has words in each language', () => {
  const all = palette.groups.flatMap(({ entries }) => entries);
  expect(new Set(all).size).toBe(all.length);
  const keys = [
    ...[...palette.groups.map(({ name }) => name), 'more'].map((name) => `editor.group.${name}`),
    ...components.map((entry) => `editor.renderer.${entry}`),
    ...snippets!.entries.flatMap((entry) => [`editor.snippet.${entry}`, `editor.snippet.${entry}.about`]),
  ];
  expect(keys.filter((key) => !(key in en && key in zh))).toEqual([]);
});

it.each([
  ['en-US', en],
  ['zh-CN', zh],
])('no two entries of the palette have one name: %s', (_, texts: Record<string, string>) => {
  const blocks = snippets!.entries.map((entry) => texts[`editor.snippet.${entry}`]);
  const names = [...blocks, ...components.map((entry) => texts[`editor.renderer.${entry}`])];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('every snippet is a file, and the other way round', () => {
  const files = globSync('schemas/editor/snippets/*.json').map((file) => file.split('/').at(-1)!.replace('.json', ''));
  expect(files.sort()).toEqual([...snippets!.entries].sort());
});

it('what an entry puts on the page is ours where a file says so; every such file belongs to an entry', () => {
  expect(Object.keys(scaffolds).filter((entry) => !components.includes(entry))).toEqual([]);
  const [link] = arranged(
    [{ rendererName: 'link', scaffold: { type: 'link', value: 'http://elsewhere.com/' } }],
    () => '',
  );
  expect(link!.scaffold).toEqual(scaffolds['link']);
});

it('entries are named and ordered by us; what is new in amis-editor comes last under its own name', () => {
  const words = (key: string) => (en as Record<string, string>)[key];
  const entries: PaletteEntry[] = [
    { rendererName: 'new-one', name: 'New one' },
    { rendererName: 'button', name: '按钮' },
    { rendererName: 'container', name: 'x', scaffold: { type: 'container', isFreeContainer: true } },
    { rendererName: 'container', name: 'x', scaffold: { type: 'container' } },
    { entry: 'template/1', name: 'Card', group: 'Templates: Cards' },
    { entry: 'empty-state', name: 'Nothing here yet' },
  ];
  expect(arranged(entries, words).map(({ name, tags }) => [tags, name])).toEqual([
    [['Common'], 'Button'],
    [['Common'], 'Box'],
    [['Ready-made blocks'], 'Nothing here yet'],
    [['Templates: Cards'], 'Card'],
    [['Layout'], 'Free box'],
    [['More'], 'New one'],
  ]);
});

it('entries of one type have names of their own', () => {
  const words = (key: string) => (en as Record<string, string>)[key];
  // The class of a plugin has its id.
  const entries: PaletteEntry[] = ['List2Plugin', 'CardsPlugin'].map((id) => ({
    rendererName: 'cards',
    plugin: Object.create({ constructor: { id } }),
  }));
  expect(arranged(entries, words).map(({ name }) => name)).toEqual(['Cards', 'List']);
});

it('entries keep their ids however often they are collected, and no two have the same', () => {
  const collected = (ids: string[]) =>
    arranged(
      ids.map((id) => ({ id, rendererName: 'button', name: id })),
      () => undefined,
    ).map(({ id }) => id);
  expect(collected(['a', 'b'])).toEqual(collected(['c', 'd']));
  expect(new Set(collected(['a', 'b'])).size).toBe(2);
});

it('the outline calls a node by its component and by what is read on it, else by its name or id', () => {
  const texts = { 'a.hello': 'Hello' };
  const label = (schema: object, isRegion = false) => nodeLabel({ label: 'Text', isRegion, schema }, texts);
  expect(label({ type: 'tpl', tpl: 'i18n:a.hello', id: 'x' })).toBe('Text · Hello');
  expect(label({ type: 'input-text', name: 'city', id: 'x' })).toBe('Text · city');
  expect(label({ type: 'container', body: [] })).toBe('Text');
  expect(label({ type: 'tpl', tpl: 'i18n:a.hello' }, true)).toBe('Text');
  // Nothing is said twice.
  expect(label({ type: 'chart', name: 'chart' })).toBe('Text');
  expect(label({ type: 'button', label: 'Text' })).toBe('Text');
});

it('the outline shows the words of a formula, and the page’s own words before those of the product', () => {
  setComponentTexts({ 'a.some': 'Choose a company', 'a.none': 'Ask somebody for a company' }, 'en-US');
  const label = (tpl: string, page = {}) =>
    outlineLabel({ label: 'Text', isRegion: false, schema: { type: 'tpl', tpl } as object }, page);
  const formula = "${IF(COUNT(companies) > 0 && !isPlatformAdmin, 'i18n:a.some', 'i18n:a.none') | html}";
  expect(label(`Hello: ${formula}`)).toBe('Text · Hello: Choose a company / Ask somebody for a company');
  expect(label('${user.name | html}')).toBe('Text · ${user.name | html}');
  expect(label('${a == { b: "i18n:a.some" } }')).toContain('Choose a company');
  expect(label('i18n:a.some', { $texts: { 'en-US': { 'a.some': 'Pick one' } } })).toBe('Text · Pick one');
  expect(label('i18n:a.some', { $texts: { 'zh-CN': { 'a.some': '选一个' } } })).toBe('Text · Choose a company');
});

it('the outline calls a part as the manager of screens does, by its id in words where nobody has named it', () => {
  const label = (schema: object) => nodeLabel({ label: 'Unknown', isRegion: false, schema }, en);
  const title = { type: 'include', id: 'title', screen: 'account/sign-in-title' };
  expect(label(title)).toBe('Part · Heading of the sign-in page');
  expect(label({ ...title, screen: 'own/price-list' })).toBe('Part · Price list');
  expect(label({ type: 'include', id: 'title' })).toBe('Part');
});
