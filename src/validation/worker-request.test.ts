import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import en from '../../schemas/locales/en-US.json' with { type: 'json' };
import { answerCheck } from './worker-request.ts';

const files = globSync('schemas/screens/**/*.json');

const messagesAbout = (page: unknown) =>
  answerCheck({ id: 1, page, options: { texts: en, keys: Object.keys(en), layer: 'platform', scope: {} } }).messages;

const codesOf = (page: unknown) => messagesAbout(page).map(({ code }) => code);

it.each(files)('the editor has nothing to say of %s as it is shipped', (file) => {
  expect(messagesAbout(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
});

it('names in the page around a part, or in the parts of a page, are none of the mistakes; others are', () => {
  const button = {
    type: 'button',
    id: 'go',
    label: 'i18n:edit.undo',
    onEvent: { click: { actions: [{ actionType: 'reload', componentId: 'elsewhere' }] } },
  };
  expect(codesOf(button)).toEqual([]);
  const page = (...body: object[]) => ({ type: 'page', body: [button, ...body] });
  expect(codesOf(page({ type: 'include', id: 'part', screen: 'a/b' }))).toEqual([]);
  expect(codesOf(page())).toEqual(['target.unknown']);
  expect(codesOf({ ...button, level: 'nothing' })).toEqual(['value.enum']);
});
