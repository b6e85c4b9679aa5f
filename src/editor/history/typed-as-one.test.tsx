import { types } from 'mobx-state-tree';
import { beforeEach, expect, it, vi } from 'vitest';
import { typedAsOne } from './typed-as-one.ts';

/** What of amis-editor's store is used here, as it is there. */
const Store = types.model({ steps: types.array(types.string) }).actions((self) => ({
  changeValue(this: { traceableSetSchema(next: string, replaces?: boolean): void }, value: string) {
    this.traceableSetSchema(value);
  },
  traceableSetSchema(next: string, replaces?: boolean) {
    if (replaces) self.steps.pop();
    self.steps.push(next);
  },
  undo() {
    self.steps.pop();
  },
}));

type Change = (value: string, diff: object[], work: undefined, id: string) => void;

function editor() {
  const store = Store.create({ steps: ['begun'] });
  typedAsOne({ store } as never);
  const type = (value: string, id = 'a', path = ['label']) =>
    (store.changeValue as unknown as Change)(value, [{ kind: 'E', path, rhs: value }], undefined, id);
  return { store, type };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input><button></button>';
  document.querySelector('input')!.focus();
});

it('makes what is typed into one field without a rest one step', () => {
  const { store, type } = editor();
  for (const text of ['h', 'he', 'hel']) type(text);
  expect([...store.steps]).toEqual(['begun', 'hel']);
  vi.advanceTimersByTime(1500);
  type('hell');
  type('x', 'b');
  type('y', 'b', ['title']);
  expect([...store.steps]).toEqual(['begun', 'hel', 'hell', 'x', 'y']);
});

it('begins anew after an undo and after any other change, and merges no choices', () => {
  const { store, type } = editor();
  type('a');
  store.undo();
  type('b');
  expect([...store.steps]).toEqual(['begun', 'b']);
  store.traceableSetSchema('other');
  type('c');
  expect([...store.steps]).toEqual(['begun', 'b', 'other', 'c']);
  document.querySelector('button')!.focus();
  type('d');
  type('e');
  expect([...store.steps]).toEqual(['begun', 'b', 'other', 'c', 'd', 'e']);
});
