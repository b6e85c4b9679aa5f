import { beforeEach, expect, it } from 'vitest';
import { keepPresets, readPresets, withPreset } from './presets.ts';

function storageOf(text: string | null): Storage {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, next: string) => {
      kept = next;
    },
  } as unknown as Storage;
}

let storage: Storage;
beforeEach(() => {
  storage = storageOf(JSON.stringify({ colors: ['red', 7], own: 1 }));
});

it('keeps eight of each kind, the newest first and each once', () => {
  const list = 'a b c d e f g h i a'.split(' ').reduce<string[]>(withPreset, []);
  expect(list).toEqual(['a', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
});

it('changes one list and keeps what else is there', () => {
  expect(readPresets(storage)).toEqual({ colors: ['red'], linearGradient: [], img: [] });
  keepPresets('img', ['url(/a.png)'], storage);
  expect(JSON.parse(storage.getItem('presetColors')!)).toEqual({
    colors: ['red', 7],
    linearGradient: [],
    img: ['url(/a.png)'],
    own: 1,
  });
});

it.each(['{', 'null', '[]', '{"colors":"red"}'])('reads nothing out of %s', (text) => {
  expect(readPresets(storageOf(text)).colors).toEqual([]);
});

it('does without a storage', () => {
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
  } as unknown as Storage;
  expect(readPresets(closed).colors).toEqual([]);
  expect(() => keepPresets('colors', [], closed)).not.toThrow();
});
