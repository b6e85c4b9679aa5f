import { readFileSync } from 'node:fs';
import { JSONPipeOut } from 'amis-editor-core';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { withMarksOf } from './apply-page.ts';
import { exact } from './exact.ts';
import { isObject, type Json } from './json.ts';
import { marked } from './marked.ts';
import { isOfAuthors } from './notes.ts';

const screens = globSync('schemas/screens/**/*.json').map((file) => [file, readFileSync(file, 'utf8')] as const);
const asText = (value: unknown) => JSON.stringify(value);

/** What amis-editor does to a page by itself, as seen in 6.13: notes, made-up ids, a list around single children, another order. */
function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => rewritten(one));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
    key,
    key === 'body' && isObject(part) ? [rewritten(part)] : isOfAuthors(key) ? part : rewritten(part),
  ]);
  const noted = {
    editorState: 'hover',
    __editorStatebaseControlClassName: 'default',
    ...Object.fromEntries(entries.reverse()),
  };
  return 'type' in value && !('id' in value) ? { ...noted, id: 'u:0123456789ab' } : noted;
}

it.each(screens)('%s is saved as it was loaded, whatever the editor noted on it', (_, text) => {
  const page = JSON.parse(text) as object;
  const { value, origins } = marked(page);
  expect(asText(exact(value, origins))).toBe(asText(page));
  expect(asText(exact(rewritten(value), origins))).toBe(asText(page));
});

it('keeps data whatever its author has named it, also in what is changed', () => {
  const data = {
    __price: 1,
    $$total: 2,
    $$id: 'theirs',
    editorState: 'new',
    nested: { type: 'row', '.css': 1, __mode: 2 },
  };
  const page = {
    type: 'page',
    data,
    body: [
      { type: 'form', id: 'a', data: { $$id: 'theirs', __mode: 'x', editorState: 1 }, body: [] },
      { type: 'tpl', id: 'b', tpl: '${__price}', editorState: 'hover', __label: 'own' },
    ],
  };
  const { value, origins } = marked(page);
  expect(asText(exact(value, origins))).toBe(asText(page));
  const [form] = (value as { body: Json[] }).body;
  Object.assign(form!, {
    title: 'T',
    __editorState: 'hover',
    data: { ...(form!['data'] as Json), __added: 1, $$more: 2 },
  });
  expect(exact(value, origins)).toEqual({
    ...page,
    body: [{ ...page.body[0], title: 'T', data: { ...page.body[0]!.data, __added: 1, $$more: 2 } }, page.body[1]],
  });
  expect(JSONPipeOut(value)).toMatchObject({
    data: { __price: 1, nested: { __mode: 2 } },
    body: [{ data: { __mode: 'x' } }, {}],
  });
});

it('saves what a person has changed, and made-up ids that something refers to', () => {
  const page = { type: 'page', body: { type: 'form', body: [{ type: 'button', label: 'a' }] } };
  const { value, origins } = marked(page);
  const form = (value as { body: Json }).body;
  form['id'] = 'u:1';
  (form['body'] as Json[])[0]!['onEvent'] = { click: { actions: [{ actionType: 'reload', componentId: 'u:1' }] } };
  (form['body'] as Json[]).push({ type: 'tpl', tpl: 'new', id: 'u:2', $$id: 'x' });
  expect(exact(value, origins)).toEqual({
    type: 'page',
    body: {
      type: 'form',
      id: 'u:1',
      body: [
        { type: 'button', label: 'a', onEvent: { click: { actions: [{ actionType: 'reload', componentId: 'u:1' }] } } },
        { type: 'tpl', tpl: 'new' },
      ],
    },
  });
});

it('keeps the marks of nodes in a page that was written elsewhere', () => {
  const { value } = marked({
    type: 'page',
    body: [
      { type: 'tpl', id: 'a', tpl: '1' },
      { type: 'tpl', id: 'b', tpl: '2' },
    ],
  });
  const [a, b] = (value as { body: Json[] }).body;
  const next = {
    type: 'page',
    body: [
      { type: 'tpl', id: 'b', tpl: '3' },
      { type: 'tpl', id: 'c', tpl: 'new' },
      { type: 'tpl', id: 'a', tpl: '1' },
    ],
  };
  const { body } = withMarksOf(next, value) as { body: Json[] };
  expect(body.map(({ $$id }) => $$id)).toEqual([b?.['$$id'], undefined, a?.['$$id']]);
});
