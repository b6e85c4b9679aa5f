import { expect, it } from 'vitest';
import { clipboardText, nodesIn } from './clipboard-format.ts';
import { idsIn, withFreshIds } from './fresh-ids.ts';

const button = (id: string, componentId = id) => ({
  type: 'button',
  id,
  label: 'x',
  onEvent: { click: { actions: [{ actionType: 'reload', componentId }] } },
});

it('what is copied can be pasted, without marks of the editor and with all data of its author', () => {
  const data = { __price: 1, $$total: 2, editorState: 'new', nested: [{ __proto: 1 }] };
  const node = { type: 'tpl', tpl: 'i18n:a.b', $$id: 'mark', data: { ...data, $$id: 'mark' } };
  expect(nodesIn(clipboardText([node]))).toEqual([{ type: 'tpl', tpl: 'i18n:a.b', data }]);
});

it.each([
  ['words', 'Hello'],
  ['a page that was copied elsewhere', '{"type": "page"}'],
  ['broken JSON', '{"pagewrightNodes": [{"type": "tpl"}'],
  ['no list', '{"pagewrightNodes": {"type": "tpl"}}'],
  ['an empty list', '{"pagewrightNodes": []}'],
  ['something without a type', '{"pagewrightNodes": [{"tpl": "x"}]}'],
  ['too many', clipboardText(Array.from({ length: 201 }, () => ({ type: 'tpl' })))],
  [
    'too many inside one',
    clipboardText([{ type: 'container', body: Array.from({ length: 4000 }, () => ({ type: 'tpl' })) }]),
  ],
  ['too long', clipboardText([{ type: 'tpl', tpl: 'x'.repeat(1_000_000) }])],
  ['too deep', `{"pagewrightNodes": [{"type": "tpl", "x": ${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`],
])('a clipboard with %s holds no nodes', (_, text) => expect(nodesIn(text)).toBeUndefined());

it('ids of a page are given to no second node, and what refers to them follows', () => {
  const page = { type: 'page', id: 'p', body: [button('save'), { type: 'tpl', id: 'save-2' }] };
  const [pasted, other] = withFreshIds([button('save'), button('other', 'save')], idsIn(page));
  expect([pasted!.id, pasted!.onEvent.click.actions[0]!.componentId]).toEqual(['save-3', 'save-3']);
  expect([other!.id, other!.onEvent.click.actions[0]!.componentId]).toEqual(['other', 'save-3']);
});

it('every node gets an id, also in the place of one that amis-editor made up or that stands twice', () => {
  const form = {
    type: 'form',
    id: 'u:0123456789ab',
    reload: 'list?x=1,u:0123456789ab',
    body: [{ type: 'input-text', name: 'city' }, { type: 'input-text', name: 'city' }, button('city')],
    data: { type: 'no node', id: 'city' },
  };
  const [fresh] = withFreshIds([form], new Set(['form', 'list']));
  expect(fresh).toMatchObject({
    id: 'form-2',
    reload: 'list?x=1,form-2',
    data: { id: 'city' },
    body: [{ id: 'city-field' }, { id: 'city-2' }, { id: 'city' }],
  });
});
