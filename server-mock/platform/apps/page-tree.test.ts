import { expect, it } from 'vitest';
import { type Branch, inTree, moved, type Wish, withoutBranches } from './page-tree.ts';

/** Pages as an outline: a blank for each level. */
function pagesOf(...lines: string[]): Branch[] {
  const path: string[] = [];
  return lines.map((line) => {
    const key = line.trim();
    path.splice(line.length - key.length, path.length, key);
    return { key, parent: path.at(-2) ?? null };
  });
}

const outline = (pages: readonly { key: string; depth: number }[]) =>
  pages.map(({ key, depth }) => ' '.repeat(depth) + key);
const pages = pagesOf('a', ' a1', '  a11', ' a2', 'b');
const move = (key: string, wish: Wish) => {
  const after = moved(pages, key, wish);
  return typeof after === 'string' ? after : outline(after);
};

it('orders pages so that each is followed by those inside of it', () => {
  const mixed = [pages[4]!, pages[3]!, pages[2]!, pages[0]!, pages[1]!];
  expect(outline(inTree(mixed))).toEqual(['b', 'a', ' a2', ' a1', '  a11']);
  expect(inTree(pages)[2]).toMatchObject({ depth: 2, path: ['a', 'a1'] });
  expect(outline(inTree([{ key: 'x', parent: 'gone' }]))).toEqual(['x']);
});

it('leaves out pages with those inside of them', () => {
  expect(outline(withoutBranches(inTree(pages), ({ key }) => key === 'a1'))).toEqual(['a', ' a2', 'b']);
});

it('moves a page with those inside of it', () => {
  expect(move('b', { parent: null, place: 0 })).toEqual(['b', 'a', ' a1', '  a11', ' a2']);
  expect(move('b', { parent: 'a', place: 1 })).toEqual(['a', ' a1', '  a11', ' b', ' a2']);
  expect(move('a1', { parent: 'b', place: 9 })).toEqual(['a', ' a2', 'b', ' a1', '  a11']);
  expect(move('a1', { parent: null, place: 1 })).toEqual(['a', ' a2', 'a1', ' a11', 'b']);
});

it('says why a page cannot stand somewhere', () => {
  expect(move('a', { parent: 'a11', place: 0 })).toBe('inside-itself');
  expect(move('a', { parent: 'a', place: 0 })).toBe('inside-itself');
  expect(move('a', { parent: 'b', place: 0 })).toBe('too-deep');
  expect(move('b', { parent: 'a11', place: 0 })).toBe('too-deep');
  expect([move('none', { parent: null, place: 0 }), move('b', { parent: 'none', place: 0 })]).toEqual([
    'unknown',
    'unknown',
  ]);
});
