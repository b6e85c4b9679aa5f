import { readFileSync } from 'node:fs';
import { parseTree } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { validateScreen } from '../../validation/index.ts';
import { marksOf } from './marks.ts';
import { idsAround, nodeOnPath } from './places.ts';
import { pageText } from './text-edits.ts';

const texts = JSON.parse(readFileSync('schemas/locales/en-US.json', 'utf8')) as Record<string, string>;

const page = {
  type: 'page',
  titel: 'x',
  body: [
    { type: 'input-txt', name: 'a', label: 'A' },
    { type: 'tpl', tpl: '${UPPERR(a)}', visibleOn: 'this.a == 1' },
    { type: 'button', level: 'primry', label: 'i18n:edit.bakc' },
    { type: 'form', api: 'psot:/x', body: [{ type: 'input-text', name: 'q', label: 'Q', required: 'true' }] },
  ],
};

it('every suggestion of the checker is one click, and cures its mistake', () => {
  const options = { texts, keys: new Set(Object.keys(texts)) };
  let text = pageText(page);
  const found = validateScreen(text, options).filter(({ suggestion }) => suggestion !== undefined);
  expect(found).toHaveLength(8);
  const marks = marksOf(parseTree(text)!, page, found).sort((a, b) => b.offset - a.offset);
  for (const { fix } of marks) text = text.slice(0, fix!.offset) + fix!.text + text.slice(fix!.offset + fix!.length);
  expect(validateScreen(text, options)).toEqual([]);
});

it('finds places in a text that is written otherwise than the editor has the page', () => {
  const root = parseTree('{"type":"page","body":{"type":"tpl","style":{"color":"red"}}}')!;
  const marked = { $$id: 'p', type: 'page', body: [{ $$id: 't', type: 'tpl', style: { $$id: 's', color: 'red' } }] };
  const found = nodeOnPath(root, ['body', '0', 'style']);
  expect(found?.type).toBe('object');
  expect(idsAround(root, found!.offset + 3, marked)).toEqual(['s', 't', 'p']);
  expect(nodeOnPath(root, ['body', 'footer'])).toBeUndefined();
});
