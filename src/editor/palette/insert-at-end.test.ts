import { expect, it } from 'vitest';
import { insertAtEnd } from './insert-at-end.ts';

function editor(activeId: string) {
  const places: string[] = [];
  function choose(id: string): void {
    store.activeId = id;
  }
  const store = { activeId, getRootId: () => 'page', setActiveId: choose };
  const manager = { store, addElem: async (_element: unknown) => void places.push(store.activeId) };
  insertAtEnd(manager as never);
  return { places, add: () => manager.addElem('button') };
}

it('puts a component on the page while nothing is selected, and where the selection is otherwise', async () => {
  const nothing = editor('');
  await nothing.add();
  expect(nothing.places).toEqual(['page']);
  const selected = editor('form');
  await selected.add();
  expect(selected.places).toEqual(['form']);
});
