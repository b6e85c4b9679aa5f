import { expect, it } from 'vitest';
import { insertAtEnd } from './insert-at-end.ts';

interface Node {
  id: string;
  type: string;
  parent?: Node;
}

const page: Node = { id: 'page', type: 'page' };
const form: Node = { id: 'form', type: 'form', parent: page };
const field: Node = { id: 'field', type: 'input-text', parent: form };
const nodes = [page, form, field];

function editor(activeId: string) {
  const places: string[] = [];
  const store = {
    activeId,
    getRootId: () => 'page',
    getNodeById: (id: string) => nodes.find((node) => node.id === id),
    getSubRendererById: (name: string) => ({ rendererName: name, type: name }),
    setActiveId(id: string) {
      store.activeId = id;
    },
  };
  const manager = {
    store,
    addElem: async (_element: unknown) => void places.push(`in ${store.activeId}`),
    appendSiblingSchema: async (_node: unknown) => void places.push(`behind ${store.activeId}`),
  };
  insertAtEnd(manager as never);
  return { places, add: (name: string) => manager.addElem(name) };
}

it.each([
  ['nothing', '', 'button', 'in page'],
  ['nothing', '', 'chart', 'in page'],
  ['a form', 'form', 'input-text', 'in form'],
  ['a form', 'form', 'chart', 'behind form'],
  ['a field of a form', 'field', 'crud', 'behind form'],
  ['a field of a form', 'field', 'button', 'in field'],
])('while %s is selected (%s), a %s of the palette comes %s', async (_, selected, name, place) => {
  const { places, add } = editor(selected);
  await add(name);
  expect(places).toEqual([place]);
});
