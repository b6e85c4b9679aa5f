import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';
import { readProject } from './project.ts';

let root: string;

const page = 'schemas/screens/home/desk.json';
const [chinese, english] = ['schemas/locales/zh-CN.json', 'schemas/locales/en-US.json'] as const;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function told(): string[] {
  const project = readProject(root);
  const files = [chinese, english, 'schemas/routes.json', page];
  const messages = files.flatMap((file) => checkFile(join(root, file), file, project, {}));
  return messages.map(({ file, code }) => `${file} ${code}`);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagewright-project-'));
  write(chinese, '{"home.title":"家","home.text":"{n} 个"}');
  write(english, '{"home.title":"Home","home.text":"{n}"}');
  write('schemas/routes.json', '{"routes":[],"errors":{}}');
  write(page, '{"type":"page","id":"desk","title":"i18n:home.title","body":"i18n:home.text"}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a locale file', () => {
  it.each([
    [chinese, '{"home.title":"家",}', 'json.property-name-expected'],
    [english, '', 'json.empty'],
    [english, '["home.title"]', 'text.not-object'],
    [chinese, 'null', 'text.not-object'],
  ])('%s that holds %j is told once, and nothing of the pages that use its texts', (file, text, code) => {
    expect(told()).toEqual([]);
    write(file, text);
    expect(told()).toEqual([`${file} ${code}`]);
  });

  it('does not hide the keys that are nowhere', () => {
    write(chinese, '{');
    write(page, '{"type":"page","id":"desk","title":"i18n:home.titel","body":"i18n:home.title i18n:home.text"}');
    expect(told()).toEqual([`${chinese} json.close-brace-expected`, `${page} text.unknown-key`]);
    write(english, '{');
    expect(told()).not.toContain(`${page} text.unknown-key`);
  });

  it('that lacks a key is told once, and not the pages that name it', () => {
    write(english, '{"home.text":"{n}"}');
    expect(told()).toEqual([`${english} text.missing-here`]);
    write(page, '{"type":"page","id":"desk","title":"i18n:home.titel","body":"i18n:home.title i18n:home.text"}');
    expect(told()).toEqual([`${english} text.missing-here`, `${page} text.unknown-key`]);
  });

  it('lends its texts to the other one', () => {
    write(english, '{"home.title":"Home",}');
    const { dictionaries } = readProject(root);
    expect(dictionaries['en-US']).toMatchObject({ 'home.title': 'Home', 'home.text': '{n} 个' });
    expect(dictionaries['zh-CN']['home.title']).toBe('家');
  });
});

it('screens that a page brings, and links in its HTML, are those of the project', () => {
  const service = { type: 'service', id: 'more', schemaApi: 'get:/api/screen/home/desk' };
  write(page, JSON.stringify({ type: 'page', id: 'desk', title: 'i18n:home.title i18n:home.text', body: service }));
  expect(told()).toEqual([]);
  const body = [
    { ...service, schemaApi: 'get:/api/screen/home/dsk' },
    { type: 'tpl', id: 'text', tpl: '<a href="/nowhere">x</a>' },
  ];
  write(page, JSON.stringify({ type: 'page', id: 'desk', title: 'i18n:home.title i18n:home.text', body }));
  expect(told()).toEqual([`${page} api.unknown`, `${page} link.unknown-route`]);
});

it('each typed node of a built-in screen has an id of its own in the file, includes too', () => {
  const lines = [
    '{ "type": "page", "id": "desk", "title": "i18n:home.title i18n:home.text", "body": [',
    '  { "type": "include", "id": "word", "screen": "home/word" },',
    '  { "type": "include", "id": "word", "screen": "home/word" },',
    '  { "type": "include", "screen": "home/word" },',
    '  { "type": "tpl", "id": "t", "tpl": "x" }, { "type": "tpl", "id": "t", "tpl": "x" }',
    '] }',
  ];
  write(page, lines.join('\n'));
  write('schemas/screens/home/word.json', '{ "type": "tpl", "id": "w", "tpl": "x" }');
  const messages = checkFile(join(root, page), page, readProject(root), {});
  expect(messages.map(({ line, column, pointer, code }) => `${line}:${column} ${pointer} ${code}`)).toEqual([
    '3:30 /body/1/id id.duplicate',
    '4:3 /body/2 id.missing',
    '5:68 /body/4/id id.duplicate',
  ]);
  write('pages/own.json', lines.join('\n'));
  const own = checkFile(join(root, 'pages/own.json'), 'pages/own.json', readProject(root), {});
  expect(own.map(({ code }) => code)).not.toContain('id.missing');
});
