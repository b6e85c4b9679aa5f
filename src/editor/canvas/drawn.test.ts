import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { drawn } from './drawn.ts';

function storeWith(ids: string[], activeId: string) {
  const nodes = observable.map<string, object>(ids.map((id): [string, object] => [id, {}]));
  const store = observable({ activeId, getNodeById: (id: string) => nodes.get(id) }, {}, { deep: false });
  return { store, nodes };
}

it('answers at once for a node that is there, and when nothing is selected', async () => {
  const { store } = storeWith(['a'], 'a');
  expect(await drawn(store, 'a')).toBe(true);
  expect(await drawn(store, '')).toBe(true);
});

it('waits for a node that is being drawn anew', async () => {
  const { store, nodes } = storeWith([], 'a');
  const answer = drawn(store, 'a');
  runInAction(() => nodes.set('a', {}));
  expect(await answer).toBe(true);
});

it('gives up when another node is selected', async () => {
  const { store } = storeWith([], 'a');
  const answer = drawn(store, 'a');
  runInAction(() => {
    store.activeId = 'b';
  });
  expect(await answer).toBe(false);
});
