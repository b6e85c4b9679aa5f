import { describe, expect, it } from 'vitest';
import { largePages } from '../../tests/bench/merge/large-pages.ts';
import { type Choice, difference, type Json, type JsonObject, merge, UnfitPageError } from './index.ts';

const page = (...body: Json[]): JsonObject => ({ type: 'page', body });
const field = (name: string, more: JsonObject = {}): JsonObject => ({ type: 'input-text', name, ...more });
const box = (id: string, ...body: Json[]): JsonObject => ({ type: 'container', id, body });

describe('a conflict', () => {
  const [base, theirs, mine] = ['a', 'b', 'c'].map((label) => page(field('go', { label, id: 'go' })));

  it('of a property is told with base, theirs and mine, and mine stands until it is settled', () => {
    const { page: merged, conflicts } = merge(base!, theirs!, mine!);
    expect(merged).toEqual(mine);
    expect(conflicts).toEqual([
      {
        id: 'property base /body/0 /label',
        kind: 'property',
        pointer: '/body/0',
        node: { id: 'go', type: 'input-text', name: 'go' },
        property: '/label',
        stands: 'mine',
        base: { pointer: '/body/0', value: 'a' },
        theirs: { pointer: '/body/0', value: 'b' },
        mine: { pointer: '/body/0', value: 'c' },
      },
    ]);
    const settled = (choice: Choice) => merge(base!, theirs!, mine!, { [conflicts[0]!.id]: choice });
    expect(settled('theirs')).toEqual({ page: theirs, conflicts: [] });
    expect(settled('mine')).toEqual({ page: mine, conflicts: [] });
    expect(settled('merged')).toEqual({ page: mine, conflicts: [] });
  });

  it('of a node that one side removed and the other one changed keeps the node', () => {
    const { page: merged, conflicts } = merge(base!, page(), mine!);
    expect(merged).toEqual(mine);
    expect(conflicts).toMatchObject([{ kind: 'removed', stands: 'mine', pointer: '/body/0' }]);
    expect(conflicts[0]).not.toHaveProperty('theirs');
    expect(merge(base!, page(), mine!, { [conflicts[0]!.id]: 'theirs' })).toEqual({ page: page(), conflicts: [] });
  });

  it('of places is told where both moved a node, and where each put one into the other', () => {
    const boxes = page(box('a'), box('b'), field('x', { id: 'x' }));
    const moved = merge(
      boxes,
      page(box('a', field('x', { id: 'x' })), box('b')),
      page(box('a'), box('b', field('x', { id: 'x' }))),
    );
    expect(moved).toMatchObject({
      page: page(box('a'), box('b', field('x', { id: 'x' }))),
      conflicts: [{ kind: 'moved' }],
    });
    const both = page(box('a'), box('b'));
    const circle = merge(both, page(box('b', box('a'))), page(box('a', box('b'))));
    expect(circle.conflicts.map(({ kind }) => kind)).toContain('moved');
    expect(JSON.stringify(circle.page).match(/"id"/g)).toHaveLength(2);
  });

  it('of an action is told when the node that it names was removed', () => {
    const caller = (label: string): JsonObject => ({
      type: 'button',
      id: 'go',
      label,
      onEvent: { click: { actions: [{ actionType: 'reload', componentId: 'list' }] } },
    });
    const list = { type: 'crud', id: 'list' };
    const { conflicts } = merge(page(list), page(), page(list, caller('Go')));
    expect(conflicts).toMatchObject([{ kind: 'reference', mine: { value: 'list' } }]);
  });

  it('of ids leaves the id to the first node', () => {
    const texts = page(field('a'), field('b'));
    const renamed = page(field('a', { id: 'c' }), field('b'));
    const added = page(...(texts['body'] as Json[]), box('c'));
    const { page: merged, conflicts } = merge(texts, renamed, added);
    expect(conflicts.map(({ kind }) => kind)).toContain('id');
    expect(JSON.stringify(merged).match(/"id":"c"/g)).toHaveLength(1);
  });

  it('is uncertain where a side put a copy beside the node that the other one changed', () => {
    const text = { type: 'tpl', tpl: 'words that stay' };
    const { conflicts } = merge(page(text), page({ ...text, className: 'b' }), page(text, text));
    expect(conflicts).toMatchObject([{ kind: 'uncertain' }]);
  });
});

describe('what does not clash is merged', () => {
  it('in a node that the other side moved into a new box', () => {
    const base = page(field('phone', { label: 'Phone' }), field('code'));
    const theirs = page(field('phone', { label: 'Mobile' }), field('code'));
    const mine = page(field('code'), box('new', field('phone', { label: 'Phone' })));
    expect(merge(base, theirs, mine)).toEqual({
      page: page(field('code'), box('new', field('phone', { label: 'Mobile' }))),
      conflicts: [],
    });
  });

  it('in an order in which what was put behind a node follows it', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => field(name, { id: name }));
    expect(merge(page(a!, b!, c!), page(b!, c!, a!), page(a!, d!, b!, c!)).page).toEqual(page(b!, c!, a!, d!));
  });

  it('between properties of objects, but not inside calls and conditions', () => {
    const node = (style: JsonObject, api: JsonObject) => page({ type: 'form', id: 'f', style, api });
    const call = { url: '/a', method: 'get' };
    const { page: merged, conflicts } = merge(
      node({}, call),
      node({ color: 'red' }, { ...call, url: '/b' }),
      node({ width: '1px' }, { ...call, method: 'post' }),
    );
    expect(merged).toMatchObject({
      body: [{ style: { color: 'red', width: '1px' }, api: { url: '/a', method: 'post' } }],
    });
    expect(conflicts).toMatchObject([{ kind: 'property', property: '/api' }]);
  });

  it('whatever members are called', () => {
    const odd = JSON.parse('{"type":"page","data":{"__proto__":{"a/b~c":1},"constructor":2}}');
    const { page: merged } = merge({ type: 'page', data: {} }, odd, { type: 'page', data: {}, title: 'T' });
    expect(JSON.stringify(merged)).toBe('{"type":"page","data":{"__proto__":{"a/b~c":1},"constructor":2},"title":"T"}');
    expect(({} as JsonObject)['a/b~c']).toBeUndefined();
  });

  it('where an editor gave ids to one side alone', () => {
    const plain = page(field('a', { label: 'A' }), field('b'));
    const stamped = page(field('a', { label: 'A', id: 'u:1' }), field('b', { id: 'u:2' }));
    const theirs = page(field('a', { label: 'New' }), field('b'));
    expect(merge(plain, theirs, stamped)).toEqual({
      page: page(field('a', { label: 'New', id: 'u:1' }), field('b', { id: 'u:2' })),
      conflicts: [],
    });
  });
});

it('a difference tells each change once, by node', () => {
  const from = page(
    field('phone', { label: 'Phone' }),
    { type: 'button', id: 'go', label: 'Sign in' },
    box('old', field('x')),
  );
  const to = page(
    { type: 'button', id: 'go', label: 'Go' },
    { type: 'panel', body: [field('phone', { label: 'Phone', required: true })] },
    field('y', { label: 'Y' }),
  );
  expect(difference(from, to)).toEqual({
    changes: [
      { kind: 'wrapped', node: { type: 'panel' }, to: '/body/1', count: 1 },
      { kind: 'added', node: { type: 'input-text', name: 'y' }, to: '/body/2' },
      { kind: 'removed', node: { id: 'old', type: 'container' }, from: '/body/2' },
      expect.objectContaining({
        kind: 'changed',
        property: '/required',
        after: true,
        from: '/body/0',
        to: '/body/1/body/0',
      }),
      expect.objectContaining({ kind: 'changed', property: '/label', before: 'Sign in', after: 'Go' }),
    ],
    isCut: false,
  });
});

describe('limits', () => {
  const nested = (depth: number): Json => JSON.parse(`${'{"body":'.repeat(depth)}1${'}'.repeat(depth)}`);

  it('refuse a page that nests too deep or has too many nodes, and say so', () => {
    expect(() => merge(nested(501), 1, 1)).toThrow(expect.objectContaining({ reason: 'too-deep' }));
    expect(() => difference(1, nested(100_000))).toThrow(UnfitPageError);
    const list = (length: number) => page(...new Array(length).fill('a'));
    const [most, more] = [list(9_900), list(10_001)];
    expect(() => merge(more, more, more)).toThrow(expect.objectContaining({ reason: 'too-many-nodes' }));
    expect(merge(most, most, most).conflicts).toEqual([]);
    expect(merge(nested(499), nested(499), nested(499)).page).toEqual(nested(499));
  });

  it('refuse to answer conflicts whose pointers are too long', () => {
    const deep = (text: string) => {
      let node: JsonObject = { type: 'tpl', text };
      for (let depth = 0; depth < 400; depth += 1)
        node = { type: 'box', id: `n${depth}`, text, ['x'.repeat(190)]: node };
      return node;
    };
    expect(() => merge(deep('a'), deep('b'), deep('c'))).toThrow(
      expect.objectContaining({ reason: 'too-many-conflicts' }),
    );
  });

  it.each(Object.entries(largePages))('let large pages pass: %s', (_, make) => {
    const { base, theirs, mine } = make(400);
    const { page: merged } = merge(base, theirs, base);
    expect(JSON.stringify(merged) === JSON.stringify(theirs)).toBe(true);
    expect(merge(base, theirs, mine).page).toHaveProperty('type', 'page');
  });
});
