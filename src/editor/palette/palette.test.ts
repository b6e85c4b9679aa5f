import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import palette from '../../../schemas/editor/palette.json' with { type: 'json' };
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { arranged, type PaletteEntry } from './arrange.ts';
import { nodeLabel } from './node-label.ts';

const [snippets, ...groups] = palette.groups;
const components = groups.flatMap(({ entries }) => entries);

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

it('every snippet is a file, and the other way round', () => {
  const files = globSync('schemas/editor/snippets/*.json').map((file) => file.split('/').at(-1)!.replace('.json', ''));
  expect(files.sort()).toEqual([...snippets!.entries].sort());
});

it('entries are named and ordered by us; what is new in amis-editor comes last under its own name', () => {
  const words = (key: string) => (en as Record<string, string>)[key];
  const entries: PaletteEntry[] = [
    { rendererName: 'new-one', name: 'New one' },
    { rendererName: 'button', name: '按钮' },
    { rendererName: 'container', name: 'x', scaffold: { type: 'container', isFreeContainer: true } },
    { rendererName: 'container', name: 'x', scaffold: { type: 'container' } },
    { entry: 'empty-state', name: 'Nothing here yet' },
  ];
  expect(arranged(entries, words).map(({ name, tags }) => [tags, name])).toEqual([
    [['Ready-made blocks'], 'Nothing here yet'],
    [['Layout'], 'Box'],
    [['Layout'], 'Free box'],
    [['Buttons and links'], 'Button'],
    [['More'], 'New one'],
  ]);
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
});

it('the outline calls a part as the manager of screens does, by its id where nobody has named it', () => {
  const label = (schema: object) => nodeLabel({ label: 'Unknown', isRegion: false, schema }, en);
  const title = { type: 'include', id: 'title', screen: 'account/sign-in-title' };
  expect(label(title)).toBe('Part · Heading of the sign-in page');
  expect(label({ ...title, screen: 'own/part' })).toBe('Part · own/part');
  expect(label({ type: 'include', id: 'title' })).toBe('Part');
});
