import { expect, it } from 'vitest';
import { pathOf } from './node-paths.ts';

const page = {
  $$id: 'page',
  body: [
    { $$id: 'a', type: 'tpl' },
    { $$id: 'form', body: { $$id: 'b' }, actions: [{ $$id: 'deep' }, null, 'text'] },
  ],
  aside: { $$id: 'b' },
};

it('knows the way to each node', () => {
  expect(pathOf(page, 'page')).toEqual([]);
  expect(pathOf(page, 'form')).toEqual(['body', '1']);
  expect(pathOf(page, 'deep')).toEqual(['body', '1', 'actions', '0']);
});

it('takes the upper of two nodes with one id', () => {
  expect(pathOf(page, 'b')).toEqual(['aside']);
});

it('gives away a copy: amis-editor shortens what it gets', () => {
  pathOf(page, 'deep')!.pop();
  expect(pathOf(page, 'deep')).toHaveLength(4);
});

it('does not answer what it does not know, or what was written into a page that it has seen', () => {
  const written = { $$id: 'page', body: [{ $$id: 'x' }] };
  expect(pathOf(written, 'x')).toEqual(['body', '0']);
  written.body.unshift({ $$id: 'y' });
  expect(pathOf(written, 'x')).toBeUndefined();
  expect(pathOf(written, 'none')).toBeUndefined();
});
