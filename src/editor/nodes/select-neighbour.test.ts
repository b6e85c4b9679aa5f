import { expect, it } from 'vitest';
import { neighbourOf } from './select-neighbour.ts';

const list = ['a', 'b', 'c', 'd'].map((id) => ({ $$id: id }));

it.each([
  ['the one behind', 'b', ['b'], list, 'c'],
  ['the one before the last', 'd', ['d'], list, 'c'],
  ['none that goes, too', 'b', ['b', 'c', 'd'], list, 'a'],
  ['nothing where it was alone', 'a', ['a'], [{ $$id: 'a' }], undefined],
  ['nothing where there is room for one', 'a', ['a'], { $$id: 'a' }, undefined],
])('after a deletion selects %s', (_, id, gone, schemaParent, next) =>
  expect(neighbourOf({ id, schemaParent }, gone)).toBe(next),
);
