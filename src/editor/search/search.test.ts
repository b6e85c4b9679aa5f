import { expect, it } from 'vitest';
import { MOST_HITS, search, searchEntries } from './search-index.ts';

const texts = { 'a.greeting': 'Good morning', 'editor.renderer.tpl': 'Text', 'editor.renderer.form': 'Form' };
const page = {
  type: 'page',
  $$id: '0',
  body: [
    { type: 'tpl', $$id: '1', id: 'hello', tpl: 'i18n:a.greeting', className: 'morning' },
    {
      type: 'form',
      $$id: '2',
      api: { url: '/api/morning', method: 'post', $$id: '3' },
      body: [
        {
          type: 'input-text',
          $$id: '4',
          name: 'morning',
          visibleOn: '${morning > 1}',
          onEvent: { change: { actions: [{ actionType: 'toast', $$id: '5', args: { msg: 'Morning saved' } }] } },
        },
      ],
    },
  ],
};
const entries = searchEntries(page, texts);
const found = (text: string) =>
  search(entries, text).hits.map(({ kind: of, value, property }) => [of, property, value]);

it('finds words as they are shown, names, formulas and calls, and says what each is', () => {
  expect(found('MORNING')).toEqual([
    ['text', 'tpl', 'Good morning'],
    ['call', 'api/url', '/api/morning'],
    ['id', 'name', 'morning'],
    ['expression', 'visibleOn', '${morning > 1}'],
    ['text', 'onEvent/change/actions/args/msg', 'Morning saved'],
  ]);
  expect(found('hello')).toEqual([['id', 'id', 'hello']]);
  expect(found('a.greeting')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

it('finds a type by its name and by its word, and leads to the node', () => {
  expect(found('text')).toEqual([
    ['type', 'type', 'Text (tpl)'],
    ['type', 'type', 'input-text'],
  ]);
  const { hits } = search(entries, 'saved');
  expect(hits).toMatchObject([{ ids: ['5', '4', '2', '0'], where: 'page › Form › input-text' }]);
});

it('looks among the places of one kind when asked', () => {
  expect(search(entries, 'morning', 'id')).toMatchObject({ hits: [{ kind: 'id', value: 'morning' }], total: 1 });
  expect(search(entries, 'morning', 'text').hits.map(({ value }) => value)).toEqual(['Good morning', 'Morning saved']);
  expect(search(entries, 'hello', 'call').total).toBe(0);
});

it('cuts what is long around the place, and lists so many at most', () => {
  const long = {
    type: 'page',
    body: Array.from({ length: 80 }, () => ({ type: 'tpl', tpl: `${'x '.repeat(200)}here` })),
  };
  const { hits, total } = search(searchEntries(long, {}), 'here');
  expect([hits.length, total]).toEqual([MOST_HITS, 80]);
  expect(hits[0]!.value).toMatch(/^….*here$/);
  expect(hits[0]!.value.length).toBeLessThan(130);
});

it('says in which part a place is', () => {
  const words = { ...texts, 'editor.renderer.include': 'Part', 'screen.a.b': 'Heading' };
  const part = { type: 'include', $$id: '1', screen: 'a/b', data: { title: 'Hello' } };
  const [hit] = search(searchEntries({ type: 'page', $$id: '0', body: [part] }, words), 'hello').hits;
  expect(hit?.where).toBe('page › Part · Heading');
});

it('leaves out the words that a page brings along: they are found where it shows them', () => {
  const own = { ...page, $texts: { 'zh-CN': { 'a.greeting': '早' }, 'en-US': { 'a.greeting': 'Hi there' } } };
  const { hits } = search(searchEntries(own, { ...texts, 'a.greeting': 'Hi there' }), 'hi there');
  expect(hits.map(({ property, ids }) => [property, ids])).toEqual([['tpl', ['1', '0']]]);
});
