import type { EditorManager } from 'amis-editor-core';
import { types } from 'mobx-state-tree';
import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../page/json.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { carrying, wordsInStep } from './words-in-step.ts';

interface Arrival {
  context: { id: string; region: string; data: Json };
}

/** What of amis-editor's store is used here, as it is there. */
const Store = types
  .model({ steps: types.array(types.frozen<Json>()) })
  .views((self) => ({
    get schema(): Json {
      return self.steps.at(-1)!;
    },
  }))
  .actions((self) => ({
    traceableSetSchema(page: Json) {
      self.steps.push(page);
    },
    undo() {
      self.steps.pop();
    },
  }))
  .actions((self) => ({
    insertSchema({ context }: Arrival) {
      self.traceableSetSchema({ ...self.schema, body: [...(self.schema['body'] as Json[]), context.data] });
    },
    replaceChild(id: string, data: Json) {
      const body = (self.schema['body'] as Json[]).map((node) => (node['$$id'] === id ? data : node));
      self.traceableSetSchema({ ...self.schema, body });
    },
  }));

const page = { type: 'page', $$id: 'page', body: [{ type: 'tpl', $$id: 'old', tpl: 'Old' }] };
const words = new Map([
  ['own.text-1', { 'zh-CN': '你好', 'en-US': 'Hello' }],
  ['own.text-2', { 'zh-CN': '别的', 'en-US': 'Other' }],
]);
const texts = { 'zh-CN': { 'own.text-1': '你好' }, 'en-US': { 'own.text-1': 'Hello' } };
const node = { type: 'tpl', tpl: 'i18n:own.text-1' };

let store: ReturnType<typeof Store.create>;

beforeEach(() => {
  store = Store.create({ steps: [page] });
  const manager = { store } as unknown as EditorManager;
  editedTexts.begin({ manager, origins: new Map(), locale: 'en-US', load: () => Promise.resolve({}) });
  wordsInStep(manager);
});

it('a node and the words that it names arrive in one step, and an undo takes both', () => {
  store.insertSchema({ context: { id: 'page', region: 'body', data: carrying(node, words) } });
  expect(store.schema).toEqual({ ...page, $texts: texts, body: [...page.body, node] });
  store.undo();
  expect(store.schema).toEqual(page);
});

it('what takes the place of a node brings its words in one step, too', () => {
  store.replaceChild('old', carrying(node, words));
  expect([store.steps.length, store.schema]).toEqual([2, { ...page, $texts: texts, body: [node] }]);
});

it('words do not wait for a later step', () => {
  store.insertSchema({ context: { id: 'page', region: 'body', data: carrying(node, words) } });
  store.undo();
  store.traceableSetSchema({ ...page, title: 'x' });
  expect(store.schema).not.toHaveProperty('$texts');
});
