import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../machine/root.mjs';
import { amisTypes } from '../../../types/generated/amis-types.ts';
import { buildShapes } from './build-shapes.ts';
import type { Definitions } from './json-schema.ts';
import type { DefinitionPatch, Overlay } from './overlay-format.ts';
import { readAmisSchema } from './read-amis-schema.ts';
import { readOverlay, refuseOtherForms } from './read-overlay.ts';
import { SourceError } from './source-error.ts';

let source: Definitions;
let overlay: Overlay;
beforeAll(() => {
  source = readAmisSchema(root).definitions;
  overlay = readOverlay(root);
});

const REASON = 'a test of it';

/** What is told of the first entry of a file of the overlay. */
function told(file: keyof Overlay, entry: object, amis: Definitions = source): string {
  const changed = { ...overlay, [file]: [{ reason: REASON, ...entry }, ...overlay[file]] } as Overlay;
  try {
    refuseOtherForms(file, changed[file]);
    buildShapes(amis, changed, {}, amisTypes);
  } catch (error) {
    if (error instanceof SourceError) return error.message;
    throw error;
  }
  return '';
}

it('what amis calls otherwise now is told where the overlay corrects it', () => {
  const { properties: { fixed, ...properties } = {}, ...column } = source['TableColumnObject'] ?? {};
  const amis = { ...source, TableColumnObject: { ...column, properties: { ...properties, pinned: fixed ?? true } } };
  const index = overlay.definitions.findIndex(
    (patch) => patch.definitions.includes('TableColumnObject') && patch.properties?.['fixed'],
  );
  expect(() => buildShapes(amis, overlay, {}, amisTypes)).toThrow(
    new RegExp(`definitions\\.json \\(/${index}, .*"TableColumnObject" of amis's schema has no "fixed"`),
  );
});

const LINK: DefinitionPatch = { definitions: ['LinkSchema'], reason: REASON };

describe('an entry is named, with what is wrong with it:', () => {
  it.each<[string, keyof Overlay, object, string]>([
    ['a misspelt word', 'definitions', { ...LINK, proprties: {} }, '"proprties"'],
    ['a misspelt word of a schema', 'definitions', { ...LINK, adds: { colour: { typ: 'string' } } }, '"typ"'],
    [
      'a word that schemas do not have',
      'definitions',
      { ...LINK, adds: { colour: { type: 'strng' } } },
      '/adds/colour',
    ],
    ['a misspelt definition', 'definitions', { definitions: ['LinkShema'] }, '"LinkShema"; did you mean "LinkSchema"?'],
    ['a reference', 'definitions', { ...LINK, adds: { colour: { $ref: '#/definitions/Nope' } } }, '"Nope"'],
    ['what it is to be like', 'definitions', { ...LINK, like: ['Nope'] }, '"Nope"'],
    ['what it requires', 'definitions', { ...LINK, required: ['colour'] }, '"colour"'],
    ['what it adds and amis has', 'definitions', { ...LINK, adds: { href: { type: 'number' } } }, '"href"'],
    ['what it says amis lacks', 'definitions', { ...LINK, lacking: { href: ['LinkSchema'] } }, '"href"'],
    ['a type', 'types', { types: ['lnik'], definition: 'LinkSchema' }, '"lnik"; did you mean "link"?'],
    [
      'a type without a renderer',
      'types',
      { types: ['link'], unregistered: true, definition: 'LinkSchema' },
      'registered',
    ],
    ['the definition of a type', 'types', { types: ['link'], definition: 'LinkShema' }, '"LinkShema"'],
    ['a required property', 'required', { properties: ['colour'] }, '"colour"'],
    ['a property of every node', 'everywhere', { properties: ['colour'] }, '"colour"'],
    ['one that amis has', 'everywhere', { adds: ['href'] }, '"href"'],
  ])('%s', (_, file, entry, words) => {
    const message = told(file, entry);
    expect(message).toContain(words);
    expect(message).toContain(`overlay/${file}.json (/0`);
    expect(message).toContain(REASON);
    expect(message).not.toContain('\n');
  });
});

it('a reference of its own that amis no longer has is not blamed on the overlay', () => {
  const message = told(
    'required',
    { properties: ['api'] },
    { ...source, Torn: { properties: { a: { $ref: '#/definitions/Nope' } } } },
  );
  expect(message).toContain('amis\'s schema has no definition "Nope"');
  expect(message).not.toContain('overlay');
});

it.each([
  ['without definitions', '6.13.0', '{}', 'has no "definitions"'],
  ['of another version', '7.0.0', '{"definitions":{}}', 'reviewed for 6.13.0'],
])("amis's schema %s is refused", (_, version, schema, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'amis-schema-'));
  const amis = join(folder, 'node_modules/amis');
  mkdirSync(amis, { recursive: true });
  writeFileSync(join(amis, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(amis, 'schema.json'), schema);
  expect(() => readAmisSchema(folder)).toThrow(SourceError);
  expect(() => readAmisSchema(folder)).toThrow(words);
  rmSync(folder, { recursive: true });
});
