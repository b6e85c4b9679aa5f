import { expect, it } from 'vitest';
import { seeded } from '../../../tests/bench/checker/random.ts';
import { pageText, textEdits } from './text-edits.ts';

function applied(text: string, page: unknown): string {
  const edits = textEdits(text, page).sort((a, b) => b.offset - a.offset);
  return edits.reduce(
    (all, { offset, length, text: piece }) => all.slice(0, offset) + piece + all.slice(offset + length),
    text,
  );
}

const button = (label: string) => ({ type: 'button', label });

it('changes one value and nothing else', () => {
  const text = '{ "type": "page",\n     "body": [ {"type":"button", "label": "a"}, {"type": "tpl"} ] }\n';
  const next = { type: 'page', body: [button('b'), { type: 'tpl' }] };
  expect(applied(text, next)).toBe(text.replace('"a"', '"b"'));
  expect(textEdits(text, next)).toHaveLength(1);
});

it('puts an entry in, takes one out and leaves the others as they are written', () => {
  const written = (...body: object[]) => pageText({ type: 'page', body });
  const [a, b, c] = [button('a'), button('b'), button('c')];
  expect(applied(written(a, c), { type: 'page', body: [a, b, c] })).toBe(written(a, b, c));
  expect(applied(written(a, b, c), { type: 'page', body: [b, c] })).toBe(written(b, c));
  expect(applied(written(a, b), { type: 'page', body: [a, b, c] })).toBe(written(a, b, c));
  expect(applied(written(a, b), { type: 'page', body: [] })).toBe(pageText({ type: 'page', body: [] }));
  expect(applied('{"a": 1}', { a: 1, b: { c: [] } })).toBe('{"a": 1, "b": {\n  "c": []\n}}');
});

/** Some page of lists, objects and plain values. */
function anyValue(random: () => number, depth = 0): unknown {
  const pick = (most: number) => Math.floor(random() * most);
  if (depth > 3 || random() < 0.3) return [1, 'a', 'b', true, null, ''][pick(6)];
  const parts = Array.from({ length: pick(4) }, () => anyValue(random, depth + 1));
  return random() < 0.5 ? parts : Object.fromEntries(parts.map((part) => ['abcdef'[pick(6)], part]));
}

it('says the page it was given, from whatever stood there before', () => {
  const random = seeded(12);
  for (let turn = 0; turn < 3000; turn += 1) {
    const [before, after] = [anyValue(random), anyValue(random)];
    for (const text of [pageText(before), JSON.stringify(before)]) {
      expect(JSON.stringify(JSON.parse(applied(text, after)))).toBe(JSON.stringify(after));
    }
  }
});
