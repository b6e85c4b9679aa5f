import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { root } from '../src/machine/root.mjs';
import { productPages } from './bench/checker/page-files.ts';

interface Setting {
  fileMatch: string[];
  url: string;
}

const addressOf = (path: string) => pathToFileURL(join(root, path)).href;

/** The service that VS Code checks and completes JSON with; the workspace's setting is given by those who mean to try it. */
function service(settings: readonly Setting[]) {
  const json = getLanguageService({
    schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  const schemas = settings.map(({ fileMatch, url }) => ({ fileMatch, uri: addressOf(url) }));
  json.configure({ validate: true, allowComments: false, schemas });
  return json;
}

const bySetting = service(JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'))['json.schemas']);
const page = (file: string, text: string) => TextDocument.create(addressOf(file), 'json', 1, text);
const newPage = (text: string) => page('schemas/screens/home/new.json', text);

/** What is offered in the place of the sign `|`. */
async function offered(text: string): Promise<string[]> {
  const document = newPage(text.replace('|', ''));
  const list = await bySetting.doComplete(
    document,
    document.positionAt(text.indexOf('|')),
    bySetting.parseJSONDocument(document),
  );
  return list?.items.map(({ label }) => label) ?? [];
}

describe('in VS Code', { timeout: 60_000 }, () => {
  it.each([
    ['through $schema', service([])],
    ['through the setting of the workspace', bySetting],
  ])('nothing is underlined in the pages of the product, %s', async (_, json) => {
    for (const { file, text } of productPages()) {
      const document = page(file, text);
      expect([file, await json.doValidation(document, json.parseJSONDocument(document))]).toEqual([file, []]);
    }
  });

  it('the schemas of the renderers are checked, and nothing is underlined in them', async () => {
    const files = globSync('renderers/*/schema.json', { cwd: root });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const document = page(file, readFileSync(join(root, file), 'utf8'));
      expect([file, await bySetting.doValidation(document, bySetting.parseJSONDocument(document))]).toEqual([file, []]);
    }
    const wrong = page('renderers/brand/schema.json', '{"type":"object","properties":{"logo":{"typ":"string"}}}');
    const told = await bySetting.doValidation(wrong, bySetting.parseJSONDocument(wrong));
    expect(told.map(({ range }) => wrong.getText(range))).toEqual(['"typ"']);
  });

  it('each mistake is underlined in its place', async () => {
    const mistakes = ['"input-txt"', '"lable"', '"primry"', '[7]'];
    const [type, property, word, value] = mistakes;
    const text = `{"type":"page","body":[{"type":${type}},{"type":"button",${property}:"x","level":${word}},{"type":"tpl","tpl":${value}}]}`;
    const document = newPage(text);
    const told = await bySetting.doValidation(document, bySetting.parseJSONDocument(document));
    expect(told.map(({ range }) => document.getText(range)).sort()).toEqual([...mistakes].sort());
  });

  it.each([
    ['a node without type', '{"label":"x","columns":[]}', 'Missing property "type".'],
    ['a word for a number', '{"type":"input-number","name":"a","max":"a"}', 'Expected: number.'],
    ['a word for a switch', '{"type":"switch","name":"a","required":"x"}', 'Expected: boolean.'],
    ['an unknown property', '{"type":"button","lable":"x"}', 'No node has a property of this name.'],
    [
      'an unknown property of a column',
      '{"type":"crud","columns":[{"lable":"x"}]}',
      'No node has a property of this name.',
    ],
    ['an unknown type', '{"type":"buton"}', 'No renderer has this type.'],
  ])('%s is told once, in few words', async (_, body, message) => {
    const document = newPage(`{"type":"page","body":${body}}`);
    const told = await bySetting.doValidation(document, bySetting.parseJSONDocument(document));
    expect(told.map((one) => one.message)).toEqual([message]);
  });

  it('what no page may hold, and null among words, is not offered', async () => {
    const action = '{"type":"button","onEvent":{"click":{"actions":[{"actionType":"|"}]}}}';
    const actions = await offered(`{"type":"page","body":${action}}`);
    expect(actions).toContain('"ajax"');
    expect(actions).not.toContain('"custom"');
    const levels = await offered('{"type":"page","body":{"type":"button","level":|}}');
    expect(levels).toContain('"primary"');
    expect([...actions, ...levels].filter((word) => word === 'null' || word === '""')).toEqual([]);
  });

  it('types, properties and words are offered', async () => {
    expect(await offered('{"type":"page","body":{"type":"|"}}')).toEqual(
      expect.arrayContaining(['"crud"', '"crud2"', '"send-code"']),
    );
    const properties = await offered('{"type":"page","body":{"type":"button","l|":1}}');
    expect(properties).toEqual(expect.arrayContaining(['level', 'label', 'onEvent']));
    expect(properties).not.toContain('columns');
    expect(await offered('{"type":"page","body":{"type":"button","level":"|"}}')).toContain('"primary"');
  });

  it('a property says what it is for', async () => {
    const text = '{"type":"page","body":{"type":"send-code","target":"email"}}';
    const document = newPage(text);
    const place = document.positionAt(text.indexOf('target'));
    const shown = await bySetting.doHover(document, place, bySetting.parseJSONDocument(document));
    expect(JSON.stringify(shown?.contents)).toContain('The kind of address the code goes to');
  });
});
