import { expect, it } from 'vitest';
import type { Json } from './include.ts';
import { validateWithParts } from './validate.ts';

const tpl = { type: 'tpl', tpl: 'x' };

/** The messages about a text: place, pointer, code, suggestion. */
function messagesOf(text: string, parts: Record<string, Json> = {}, screen = 'a/page'): string[] {
  const find = (id: string) => parts[id] ?? 'unknown';
  const known = Object.keys(parts);
  return validateWithParts(text, { texts: {}, screen, find, known }).map(
    ({ line, column, pointer, code, suggestion = '' }) => `${line}:${column} ${pointer} ${code} ${suggestion}`.trim(),
  );
}

const lines = (...body: string[]) => `{\n  "type": "page",\n  "body": [\n${body.join(',\n')}\n  ]\n}\n`;
const include = (screen: string) => `    { "type": "include", "screen": "${screen}" }`;

it('reports an include that cannot be placed where it names its part', () => {
  expect(messagesOf(lines(include('a/wrod')), { 'a/word': tpl })).toEqual([
    '4:36 /body/0/screen include.unknown a/word',
  ]);
  const deep = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((n) => [`a/${n}`, { type: 'container', body: { type: 'include', screen: `a/${n + 1}` } }]),
  );
  expect(messagesOf(lines(include('a/word'), include('a/1')), { 'a/word': tpl, ...deep })).toEqual([
    '5:36 /body/1/screen include.too-deep',
  ]);
});

it('what is written behind a part keeps its place', () => {
  const after = `${include('a/word')}, { "type": "tlp" }`;
  expect(messagesOf(lines(after, '    { "type": "tlp" }'), { 'a/word': tpl })).toEqual([
    '4:58 /body/1/type type.unknown tpl',
    '5:15 /body/2/type type.unknown tpl',
  ]);
});

it('reports a mistake of a part in its own file alone, and a part that does not fit at the include', () => {
  expect(messagesOf(lines(include('a/word')), { 'a/word': { type: 'tlp' } })).toEqual([]);
  expect(messagesOf('{"type": "tlp"}', {}, 'a/word')).toEqual(['1:10 /type type.unknown tpl']);
  const call = '{ "click": { "actions": [{ "actionType": "hidden", "componentId": "a" }] } }';
  const twice = lines(`    { "type": "tpl", "id": "a", "tpl": "x", "onEvent": ${call} }`, include('a/word'));
  expect(messagesOf(twice, { 'a/word': { ...tpl, id: 'a' } })).toEqual(['5:36 /body/1/screen include.inside']);
});

it('names that only the page has are not missed in a part, and found in the page', () => {
  const close = {
    type: 'button',
    label: 'x',
    onEvent: { click: { actions: [{ actionType: 'show', componentId: 'dtail' }] } },
  };
  expect(messagesOf(JSON.stringify(close), {}, 'a/close')).toEqual([]);
  const page = lines('    { "type": "container", "id": "detail", "body": [] }', include('a/close'));
  expect(messagesOf(page, { 'a/close': close })).toEqual(['5:36 /body/1/screen include.inside']);
});

it('a parameter may be anything where a part stands by itself, and is checked in the page', () => {
  const part = {
    type: 'send-code',
    name: 'code',
    label: 'x',
    api: 'post:/x',
    target: 'email',
    countdown: '${part.seconds}',
  };
  expect(messagesOf(JSON.stringify({ ...part, countdown: '${part.seconds}' }), {}, 'a/code')).toEqual([]);
  const page = (data: string) => lines(`    { "type": "include", "screen": "a/code", "data": ${data} }`);
  expect(messagesOf(page('{ "seconds": 60 }'), { 'a/code': part })).toEqual([]);
  expect(messagesOf(page('{ "seconds": [] }'), { 'a/code': part })).toEqual(['4:67 /body/0/data/seconds value.type']);
});

it('reports what is wrong with nodes that an include gives where they are written', () => {
  const parts = {
    'a/box': { type: 'container', body: '${part.body}' },
    'a/word': { type: 'tpl', tpl: '${part.text}' },
  };
  const given = (body: string) => lines(`    { "type": "include", "screen": "a/box", "data": { "body": ${body} } }`);
  expect(messagesOf(given('[{ "type": "tlp" }]'), parts)).toEqual(['4:74 /body/0/data/body/0/type type.unknown tpl']);
  expect(messagesOf(given('{ "type": "include", "screen": "a/wrod" }'), parts)).toEqual([
    '4:94 /body/0/data/body/screen include.unknown a/word',
  ]);
  const inner = '{ "type": "include", "screen": "a/word", "data": { "txet": "x" } }';
  expect(messagesOf(given(inner), parts)).toEqual(['4:114 /body/0/data/body/data/txet include.unread text']);
});

it('reports parameters that a part needs and does not get, where it is named', () => {
  const parts = { 'a/word': { type: 'tpl', $needs: ['text'], tpl: '${part.text}' } } as const;
  expect(messagesOf(lines(include('a/word')), parts)).toEqual(['4:36 /body/0/screen include.missing']);
  expect(messagesOf(JSON.stringify(parts['a/word']), {}, 'a/word')).toEqual([]);
});

it('reports a cycle in each file that it contains, and nowhere else', () => {
  const box = (screen: string) => ({ type: 'container', body: { type: 'include', screen } });
  const parts = { 'a/1': box('a/2'), 'a/2': box('a/1') };
  expect(messagesOf(JSON.stringify(parts['a/1']), parts, 'a/1')).toEqual(['1:55 /body/screen include.cycle']);
  expect(messagesOf(JSON.stringify(parts['a/2']), parts, 'a/2')).toEqual(['1:55 /body/screen include.cycle']);
  expect(messagesOf(lines(include('a/1')), parts)).toEqual([]);
});

it('a page with broken syntax is still read', () => {
  expect(messagesOf(lines(include('a/word'), '    { "type": "tpl" "tpl": "x" }'), { 'a/word': tpl })).toHaveLength(1);
});
