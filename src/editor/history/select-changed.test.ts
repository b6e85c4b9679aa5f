import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import type { Json } from '../page/json.ts';
import { selectChanged } from './select-changed.ts';

const page = (...ids: string[]): Json => ({ $$id: 'page', type: 'page', body: ids.map((id) => ({ $$id: id })) });

/** A store with a page, one selected node, and the nodes that are drawn. */
function storeWith(schema: Json, activeId: string, drawn: readonly string[]) {
  const nodes = observable.set(drawn);
  const store = observable.object(
    {
      schema,
      activeId,
      getNodeById: (id: string) => (nodes.has(id) ? { clickable: true } : undefined),
      setActiveId(id: string) {
        store.activeId = id;
      },
    },
    { schema: observable.ref },
  );
  const step = (next: Json) =>
    selectChanged(store as never, () =>
      runInAction(() => {
        store.schema = next;
      }),
    );
  const draw = (id: string) => runInAction(() => nodes.add(id));
  return { store, step, draw };
}

it('selects a node that came back once it is drawn', async () => {
  const { store, step, draw } = storeWith(page('a'), 'a', ['page', 'a']);
  const done = step(page('a', 'b'));
  expect(store.activeId).toBe('a');
  draw('b');
  await done;
  expect(store.activeId).toBe('b');
});

it('selects a node that changed', async () => {
  const { store, step } = storeWith(page('a', 'b'), 'a', ['page', 'a', 'b']);
  await step({ ...page(), body: [{ $$id: 'a' }, { $$id: 'b', label: 'x' }] });
  expect(store.activeId).toBe('b');
});

it.each([
  ['several came back', page('a', 'b', 'c')],
  ['nothing came back', page('a')],
])('keeps the selection where %s', async (_, next) => {
  const { store, step } = storeWith(page('a', 'd'), 'a', ['page', 'a', 'b', 'c', 'd']);
  await step(next);
  expect(store.activeId).toBe('a');
});

it('keeps what was selected meanwhile', async () => {
  const { store, step, draw } = storeWith(page('a'), 'a', ['page', 'a']);
  const done = step(page('a', 'b'));
  runInAction(() => store.setActiveId('page'));
  draw('b');
  await done;
  expect(store.activeId).toBe('page');
});
