import { afterEach, expect, it } from 'vitest';
import { guardElementTexts, restrictTexts } from './text-sinks.ts';

guardElementTexts(window);
afterEach(() => restrictTexts(undefined));

const ways: [string, (text: string) => string | null][] = [
  ['a new text', (text) => document.createTextNode(text).data],
  ['textContent', (text) => Object.assign(document.createElement('p'), { textContent: text }).innerHTML],
  ['nodeValue', (text) => Object.assign(document.createTextNode(''), { nodeValue: text }).data],
  ['data', (text) => Object.assign(document.createTextNode(''), { data: text }).data],
  ['the value of a field', (text) => Object.assign(document.createElement('input'), { value: text }).value],
  ['the value of a long field', (text) => Object.assign(document.createElement('textarea'), { value: text }).value],
];

it.each(ways)('%s goes through the bound while there is one', (_, put) => {
  expect(put('long')).toBe('long');
  restrictTexts((text) => (text === 'long' ? 'note' : text));
  expect([put('long'), put('short')]).toEqual(['note', 'short']);
});
