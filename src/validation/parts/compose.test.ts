import { describe, expect, it, vi } from 'vitest';
import { composeScreen, type FindPart, includesIn } from './compose.ts';
import { composeText } from './composed-text.ts';
import type { Json } from './include.ts';
import { writtenAt } from './written-at.ts';

const among =
  (parts: Record<string, Json>): FindPart =>
  (id) =>
    parts[id] ?? 'unknown';
const include = (screen: string, data?: Json) => ({ type: 'include', screen, ...(data ? { data } : {}) });
const page = (...body: unknown[]) => ({ type: 'page', body });
const tpl = (text: string) => ({ type: 'tpl', tpl: text });

it('names the parts that are put in place, those in what a part is given among them, and none of people’s own data', () => {
  const given = include('a/box', { body: include('a/word') });
  const own = {
    data: { x: include('a/data') },
    body: [given, { type: 'select', options: [{ value: include('a/option') }] }],
  };
  expect([...includesIn({ type: 'page', ...own })]).toEqual(['a/box', 'a/word']);
});

describe('a page', () => {
  it('gets its parts and theirs in place, and says where they are', () => {
    const parts = among({
      'a/box': { $schema: 'x', type: 'container', body: [include('a/word')] },
      'a/word': tpl('w'),
    });
    const { schema, parts: placed, problems } = composeScreen('a/page', page('x', include('a/box')), parts);
    expect(schema).toEqual(page('x', { type: 'container', body: [tpl('w')] }));
    expect(placed).toEqual([
      { id: 'a/box', pointer: '/body/1', from: 'a/page' },
      { id: 'a/word', pointer: '/body/1/body/0', from: 'a/box' },
    ]);
    expect(problems).toEqual([]);
  });

  it('gets them in dialogs, tabs and lists, and not in what people own', () => {
    const parts = among({ 'a/word': tpl('w') });
    const button = {
      type: 'button',
      onEvent: { click: { actions: [{ args: { dialog: { body: include('a/word') } } }] } },
    };
    const own = { type: 'form', data: { rows: [include('a/word')] } };
    const { schema } = composeScreen('a/page', page(button, own), parts);
    expect(JSON.stringify(schema)).toContain(JSON.stringify({ body: tpl('w') }));
    expect((schema['body'] as Json[])[1]).toEqual(own);
  });

  it.each([
    ['what is no sound include', { type: 'include', screen: 'a/word', visibleOn: '${x}' }, []],
    ['a part that is not there', include('a/none'), ['unknown']],
    ['a page', include('a/home'), ['page']],
    ['itself', include('a/page'), ['cycle']],
  ])('keeps the include of %s', (_, node, codes) => {
    const parts = among({ 'a/word': tpl('w'), 'a/home': page(), 'a/page': tpl('p') });
    const { schema, problems } = composeScreen('a/page', page(node), parts);
    expect(schema).toEqual(page(node));
    expect(problems.map(({ code }) => code)).toEqual(codes);
    expect(problems.every(({ pointer }) => pointer === '/body/0')).toBe(true);
  });

  it('takes no more parts than it may, however they grow', () => {
    const ten = (id: string) => ({ type: 'container', body: Array(10).fill(include(id)) });
    const parts = among({ 'a/1': ten('a/2'), 'a/2': ten('a/3'), 'a/3': ten('a/4'), 'a/4': tpl('x') });
    const { parts: placed, problems } = composeScreen('a/page', page(include('a/1')), parts);
    expect(placed).toHaveLength(300);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['too-much']));
    const long = among({ 'a/1': { type: 'tpl', tpl: Array(3000).fill('${part.x}').join('') } });
    const wide = composeScreen('a/page', page(include('a/1', { x: 'x'.repeat(1000) })), long);
    expect(wide.problems.map(({ code }) => code)).toEqual(['too-much']);
    const names = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}`.padEnd(1000, 'x'), 1]));
    const named = among({ 'a/1': { type: 'tpl', tpl: 'x', data: names } });
    const last = composeScreen('a/page', page(...Array(300).fill(include('a/1'))), named);
    expect(last.parts).toHaveLength(1);
  });

  it('makes no text that is longer than all parts may be, before it is measured', () => {
    const written = vi.spyOn(JSON, 'stringify');
    const often = among({ 'a/1': tpl('${part.x}'.repeat(3000)) });
    const { problems } = composeScreen('a/page', page(include('a/1', { x: ['x'.repeat(900_000)] })), often);
    expect(problems.map(({ code }) => code)).toEqual(['too-much']);
    expect(written.mock.calls.length).toBeLessThan(5);
    written.mockRestore();
  });

  it('looks for no further part once it has as many includes as it may have parts', () => {
    const find = vi.fn(() => 'unknown' as const);
    const { problems } = composeScreen(
      'a/page',
      page(...Array.from({ length: 500 }, (_, at) => include(`a/p${at}`))),
      find,
    );
    expect(find).toHaveBeenCalledTimes(300);
    expect(problems.at(-1)).toMatchObject({ code: 'too-much', screen: 'a/p499' });
  });
});

describe('a parameter', () => {
  const placed = (part: Json, data: Json) =>
    composeScreen('a/page', page(include('a/x', data)), among({ 'a/x': part })).schema['body'];

  it.each([
    ['is a value of any kind', { countdown: '${part.n}' }, { n: 60 }, { countdown: 60 }],
    ['is a node', { body: '${part.b}' }, { b: [tpl('x')] }, { body: [tpl('x')] }],
    [
      'is items of a list',
      { body: ['a', '${part.b}', 'c'] },
      { b: [tpl('x'), 'y'] },
      { body: ['a', tpl('x'), 'y', 'c'] },
    ],
    ['stands inside a text', { tpl: 'a ${part.t} ${name}' }, { t: 'b' }, { tpl: 'a b ${name}' }],
    [
      'is left out without a value',
      { id: '${part.id}', list: ['a', '${part.x}'], tpl: 'x${part.id}' },
      {},
      { list: ['a'], tpl: 'x' },
    ],
    ['has no names of every object', { tpl: '${part.constructor}' }, {}, {}],
  ])('%s', (_, part, data, expected) => {
    expect(placed({ type: 'tpl', ...part }, data)).toEqual([{ type: 'tpl', ...expected }]);
  });

  it('with nodes belongs to the screen that gives it: its part may stand in itself there, and depth counts from the giver', () => {
    const box = { type: 'container', body: '${part.body}' };
    const deep = (inner: Json | undefined): Json => include('a/box', { body: inner ?? tpl('x') });
    const seven = Array(6).fill(0).reduce(deep, deep(undefined));
    const { problems, parts, given } = composeScreen('a/page', page(seven), among({ 'a/box': box }));
    expect(problems).toEqual([]);
    expect(parts.map(({ from }) => from)).toEqual(Array(7).fill('a/page'));
    expect(given.slice(0, 2)).toEqual([
      { pointer: '/body/0/body', screen: 'a/page', source: '/body/0/data/body' },
      { pointer: '/body/0/body/body', screen: 'a/page', source: '/body/0/data/body/data/body' },
    ]);
  });

  it('that a part hands on is still its first giver’s', () => {
    const parts = among({
      'a/x': { type: 'container', body: [include('a/y', { body: '${part.body}' })] },
      'a/y': { type: 'container', body: ['first', '${part.body}'] },
      'a/word': { ...tpl('w'), id: 'word' },
    });
    const own = { ...tpl('own'), id: 'word' };
    const composed = composeScreen('a/page', page(include('a/x', { body: [own, include('a/word')] })), parts);
    expect(writtenAt(composed, '/body/0/body/0/body/1/tpl')).toEqual({
      part: undefined,
      pointer: '/body/0/data/body/0/tpl',
    });
    expect(writtenAt(composed, '/body/0/body/0/body/2/tpl')).toMatchObject({ part: { id: 'a/word' }, pointer: '/tpl' });
    expect(JSON.stringify(composed.schema)).toContain(JSON.stringify(['first', own, tpl('w')]));
  });

  it('goes on to the parts in a part', () => {
    const parts = among({
      'a/x': { type: 'container', body: include('a/y', { t: '${part.t}!' }) },
      'a/y': tpl('${part.t}'),
    });
    const { schema } = composeScreen('a/page', page(include('a/x', { t: 'Hi' })), parts);
    expect(JSON.stringify(schema)).toContain('"tpl":"Hi!"');
  });
});

describe('ids', () => {
  const named = (id: string, more: object = {}) => ({ ...tpl('w'), id, ...more });
  const calls = (key: string, name: string, type = 'button') => ({ type, [key]: name });
  const idsOf = (schema: Json) => (schema['body'] as Json[]).map(({ id }) => id);
  const parts = among({ 'a/word': named('word'), 'a/other': named('word') });

  it('stay where they come first, and go where another part or the same one repeats them', () => {
    const twice = page(include('a/word'), include('a/word'), include('a/other'));
    expect(idsOf(composeScreen('a/page', twice, parts).schema)).toEqual(['word', undefined, undefined]);
    const own = page(include('a/word'), named('word'));
    expect(idsOf(composeScreen('a/page', own, parts).schema)).toEqual([undefined, 'word']);
    expect(JSON.parse(composeText('a/page', JSON.stringify(own), parts)?.text ?? '')).toEqual(
      composeScreen('a/page', own, parts).schema,
    );
  });

  it.each([calls('componentId', 'word', ''), calls('reload', 'other,word?x=1'), calls('target', 'word', 'form')])(
    'stay when %j calls them, so that the checker reports them',
    (caller) => {
      const { schema } = composeScreen('a/page', page(caller, include('a/word'), include('a/word')), parts);
      expect(idsOf(schema)).toEqual([undefined, 'word', 'word']);
    },
  );

  it('stay in the page and in a part that has one twice, and where a formula makes them', () => {
    const own = page(named('x'), named('x'), named('u${i}'), named('u${i}'));
    expect(composeScreen('a/page', own, parts).schema).toEqual(own);
    const box = { type: 'container', body: [named('x'), named('x')] };
    const inBox = composeScreen('a/page', page(include('a/box')), among({ 'a/box': box })).schema;
    expect(inBox).toEqual(page(box));
  });

  it('in the data of people are left alone', () => {
    const own = { type: 'form', data: { rows: [named('word')] } };
    const box = { type: 'container', body: own };
    const { schema } = composeScreen(
      'a/page',
      page(include('a/word'), include('a/box')),
      among({ 'a/word': named('word'), 'a/box': box }),
    );
    expect(schema).toEqual(page(named('word'), box));
  });
});
