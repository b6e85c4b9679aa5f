import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { root } from '../src/machine/root.mjs';
import { addressOf, bySetting, page, service } from './bench/checker/json-service.ts';
import { productPages } from './bench/checker/page-files.ts';

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
  it('nothing is underlined in pages of the product', async () => {
    const pages = productPages().filter((_, index) => index % 15 === 0);
    for (const { file, text } of pages) {
      const document = page(file, text);
      expect([file, await bySetting.doValidation(document, bySetting.parseJSONDocument(document))]).toEqual([file, []]);
    }
  });

  it('every page of the product names the schema that the setting has for it', () => {
    for (const { file, page } of productPages())
      expect([file, new URL((page as { $schema: string }).$schema, addressOf(file)).href]).toEqual([
        file,
        addressOf('schemas/amis-page.schema.json'),
      ]);
  });

  it('the schema that a page names is enough without the setting', async () => {
    const json = service([]);
    const told = async (body: string) => {
      const text = `{"$schema":"../../amis-page.schema.json","type":"page","body":${body}}`;
      const document = newPage(text);
      return (await json.doValidation(document, json.parseJSONDocument(document))).map(({ message }) => message);
    };
    expect(await told('{"type":"button","label":"x"}')).toEqual([]);
    expect(await told('{"type":"button","lable":"x"}')).toEqual(['No node has a property of this name.']);
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
