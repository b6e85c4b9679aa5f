import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../machine/root.mjs';
import { amisTypes } from '../../../types/generated/amis-types.ts';
import { CONDITION } from '../conditions.ts';
import { ShapeWalker } from '../walker.ts';
import { buildShapes } from './build-shapes.ts';
import type { Definitions, JsonSchema } from './json-schema.ts';
import { applyOverlay } from './overlay.ts';
import type { DefinitionPatch, Overlay } from './overlay-format.ts';
import { readAmisSchema } from './read-amis-schema.ts';
import { readOverlay } from './read-overlay.ts';

let source: Definitions;
let overlay: Overlay;
beforeAll(() => {
  source = readAmisSchema(root).definitions;
  overlay = readOverlay(root);
});

describe('a change in amis is told by name', () => {
  it('when a definition that others refer to is renamed', () => {
    const { DialogSchemaBase, ...others } = source;
    expect(() => buildShapes(others, overlay, {}, amisTypes)).toThrow('"DialogSchemaBase"');
  });

  it('when a definition that the overlay corrects is renamed', () => {
    const patch = { definitions: ['RenamedSchema'], reason: 'a test', close: true } as const;
    const changed = { ...overlay, definitions: [{ ...patch, definitions: [...patch.definitions] }] };
    expect(() => buildShapes(source, changed, {}, amisTypes)).toThrow('"RenamedSchema"');
  });

  it('when it registers a type that nobody described', () => {
    expect(() => buildShapes(source, overlay, {}, [...amisTypes, 'hologram'])).toThrow('hologram');
  });

  it('when it registers a type under another name', () => {
    const renamed = amisTypes.map((type) => (type === 'input-text' ? 'text-input' : type));
    expect(() => buildShapes(source, overlay, {}, renamed)).toThrow('input-text');
  });

  it('when a misspelling that the overlay corrects is gone', () => {
    const patch = { definitions: ['FieldSimple'], reason: 'a test', rename: { lebal: 'label' } };
    expect(() => buildShapes(source, { ...overlay, definitions: [patch] }, {}, amisTypes)).toThrow('"lebal"');
  });

  it('when a choice that the overlay falls back on is renamed', () => {
    const { CRUD2TableSchema, ...others } = source;
    expect(() => buildShapes(others, overlay, {}, amisTypes)).toThrow('"CRUD2TableSchema"');
  });

  it('when its list of node types changes its form, or is called something else', () => {
    const { SchemaObject, ...others } = source;
    expect(() => buildShapes(others, overlay, {}, amisTypes)).toThrow('"SchemaObject"');
    expect(() => buildShapes({ ...source, SchemaObject: { allOf: [{ anyOf: [] }] } }, overlay, {}, amisTypes)).toThrow(
      'changed its form',
    );
  });

  it('when its schema has what the overlay adds', () => {
    expect(() => buildShapes({ ...source, MarkdownSchema: {} }, overlay, {}, amisTypes)).toThrow('"MarkdownSchema"');
  });
});

it('a correction of a choice corrects the members described in it', () => {
  const patch = { definitions: ['FieldSimple'], reason: 'a test', adds: { colour: { type: 'string' } } };
  const corrected = applyOverlay(source, { ...overlay, definitions: [patch] })['FieldSimple']?.anyOf ?? [];
  const described = corrected.filter(({ $ref }) => $ref === undefined);
  expect(described.length).toBeGreaterThan(1);
  expect(described.every(({ properties }) => properties?.['colour'])).toBe(true);
  expect(corrected.some(({ $ref, properties }) => $ref !== undefined && properties)).toBe(false);
});

describe('a correction that comes to nothing is refused', () => {
  const patch = (reason: string, properties: Record<string, JsonSchema>, others: Partial<DefinitionPatch> = {}) => ({
    definitions: ['LinkSchema'],
    reason,
    properties,
    ...others,
  });
  const corrected = (...definitions: Overlay['definitions']) =>
    applyOverlay(source, { ...overlay, definitions: [...definitions] });

  it('when a later one puts something else over it, naming both', () => {
    const first = patch('the first', { href: { type: 'number' } }, { adds: { colour: { type: 'string' } } });
    const definitions = ['FieldSimple', 'LinkSchema'];
    const second = patch('the second', {}, { definitions, adds: { colour: { type: 'number' } } });
    expect(() => corrected(first, second)).toThrow('"colour" of "LinkSchema" twice: "the first" and "the second"');
  });

  it('when amis says the same, be it in what the definition extends', () => {
    const said = patch('said', { href: { type: 'string', description: 'other words' } });
    expect(() => corrected(said)).toThrow('"href" of LinkSchema what the overlay says: "said"');
    expect(() => corrected(patch('said', { visible: { type: 'boolean' } }))).toThrow('"visible" of LinkSchema');
    const definitions = ['LinkSchema', 'FieldSimple'];
    const lacking = { visible: ['FieldSimple'] };
    expect(() => corrected(patch('said', { visible: { type: 'boolean' } }, { definitions, lacking }))).not.toThrow();
  });
});

it('a correction that lets a property hold something more leaves what amis says, and needs something to be said', () => {
  const widened = (or: Record<string, JsonSchema>) =>
    applyOverlay(source, { ...overlay, definitions: [{ definitions: ['LinkSchema'], reason: 'a test', or }] });
  expect(widened({ href: { const: false } })['LinkSchema']?.properties?.['href']).toMatchObject({
    anyOf: [{ type: 'string' }, { const: false }],
  });
  expect(() => widened({ colour: { const: false } })).toThrow('says nothing of "colour" of "LinkSchema"');
});

describe('every correction has a reason', () => {
  const reasons = () =>
    [...overlay.definitions, ...overlay.types, ...overlay.required, ...overlay.everywhere].map(({ reason }) => reason);

  it('of some length', () => {
    expect(reasons().filter((reason) => reason.length < 10)).toEqual([]);
  });

  it('that names only files that there are', () => {
    const spelled = (path: string): string[] => {
      const [, before = '', words = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? [];
      return words ? words.split(',').flatMap((word) => spelled(before + word + after)) : [path];
    };
    const named = reasons().flatMap(
      (reason) => reason.match(/(?<![\w/-])(?:amis[\w-]*|src)\/(?:[\w./-]|\{.*?\})+/g) ?? [],
    );
    const paths = named.flatMap((path) => spelled(path.replace(/[.,]$/, '')));
    expect(paths.length).toBeGreaterThan(200);
    const isThere = (path: string) =>
      [path, `${path}.js`].some((name) => existsSync(join(root, name.startsWith('src/') ? '' : 'node_modules', name)));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    const withoutFolder = reasons().flatMap((reason) => reason.match(/(?<![\w/{},.-])\w+\.(?:js|d\.ts)/g) ?? []);
    expect(withoutFolder).toEqual([]);
  });
});

describe('a property that is added or corrected', () => {
  const UNREAD = 'no program of amis reads it';
  let words: Set<string>;
  beforeAll(() => {
    const programs = ['amis', 'amis-core', 'amis-ui', 'amis-editor', 'amis-editor-core'].map(
      (name) => `node_modules/${name}/esm/**/*.js`,
    );
    const files = globSync([...programs, 'src/{accessibility,host}/**/*.{ts,tsx}'], { cwd: root, absolute: true });
    words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []));
  });
  const corrected = (isUnread: boolean) =>
    overlay.definitions
      .filter(({ reason }) => reason.endsWith(UNREAD) === isUnread)
      .flatMap(({ properties = {}, adds = {}, or = {} }) => Object.keys({ ...properties, ...adds, ...or }));
  const isRead = (name: string) => words.has(name) || (CONDITION.test(name) && words.has(name.slice(0, -2)));

  it('is a word of some program', () => {
    expect(corrected(false).filter((name) => !isRead(name))).toEqual([]);
    const everywhere = overlay.everywhere.flatMap(({ adds = [] }) => adds);
    expect(everywhere.filter((name) => !name.split('-').every(isRead))).toEqual([]);
  });

  it('is none where the reason says so', () => {
    expect(corrected(true).length).toBeGreaterThan(0);
    expect(corrected(true).filter(isRead)).toEqual([]);
  });
});

it('a renderer takes part by its schema alone', () => {
  const schema = {
    type: 'object',
    required: ['type', 'stars'],
    properties: { type: { const: 'sky' }, stars: { type: 'number' }, shape: { enum: ['round', 'flat'] } },
  };
  const walker = new ShapeWalker(buildShapes(source, overlay, { sky: schema }, amisTypes));
  const told = (node: object) =>
    walker.check({ type: 'page', body: node }).map(({ code, suggestion }) => [code, suggestion]);
  expect(told({ type: 'sky', stars: 3, shape: 'flat', className: 'a', visibleOn: '${a}' })).toEqual([]);
  expect(told({ type: 'sky', stras: 3, stars: 1 })).toEqual([['property.unknown', 'stars']]);
  expect(told({ type: 'sky' })).toEqual([['property.missing', undefined]]);
  expect(told({ type: 'sky', stars: 3, shape: 'flta' })).toEqual([['value.enum', 'flat']]);
  expect(told({ type: 'skky' })).toEqual([['type.unknown', 'sky']]);
});
