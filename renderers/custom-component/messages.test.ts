import { expect, it } from 'vitest';
import { readMessage } from './messages.ts';

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

it.each<object>([
  { t: 'ready' },
  { t: 'pong' },
  { t: 'height', px: 240 },
  { t: 'error', message: 'x is not a function' },
  { t: 'error', message: 'x is not a function', isFatal: true },
  { t: 'event', name: 'select', detail: { label: 'A', rows: [1, 2, null, true] } },
])('reads %j', (message) => {
  expect(readMessage(message)).toBe(message);
});

it.each<[string, unknown]>([
  ['a text', 'ready'],
  ['nothing', null],
  ['a list', [{ t: 'ready' }]],
  ['no type', { name: 'select' }],
  ['a type that there is not', { t: 'navigate', url: '/' }],
  ['a type of the prototype', { t: 'toString' }],
  ['a height that is no number', { t: 'height', px: '240px' }],
  ['a height below nothing', { t: 'height', px: -1 }],
  ['a height without end', { t: 'height', px: Number.POSITIVE_INFINITY }],
  ['a name with a capital', { t: 'event', name: 'Select' }],
  ['a name that is an address', { t: 'event', name: 'https://example.org' }],
  ['a name that is too long', { t: 'event', name: 'a'.repeat(41) }],
  ['a long complaint', { t: 'error', message: 'x'.repeat(301) }],
  ['an error that is fatal in words', { t: 'error', message: 'x', isFatal: 'yes' }],
  ['a large detail', { t: 'event', name: 'select', detail: 'x'.repeat(70_000) }],
  ['many values', { t: 'event', name: 'select', detail: Array(5001).fill(1) }],
  ['values deep in one another', { t: 'event', name: 'select', detail: deep(13) }],
  ['a file', { t: 'event', name: 'select', detail: new Blob(['x']) }],
  ['a map', { t: 'event', name: 'select', detail: new Map([['a', 1]]) }],
  ['a number beyond JSON', { t: 'event', name: 'select', detail: 1n }],
])('refuses %s', (_, message) => {
  expect(readMessage(message)).toBeUndefined();
});
