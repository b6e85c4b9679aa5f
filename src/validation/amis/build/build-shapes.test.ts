import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../commands/steps/root.mjs';
import { amisTypes } from '../../../types/generated/amis-types.ts';
import { ShapeWalker } from '../walker.ts';
import { buildShapes } from './build-shapes.ts';
import type { Definitions } from './json-schema.ts';
import { applyOverlay, type Overlay, readOverlay } from './overlay.ts';
import { readAmisSchema } from './read-amis-schema.ts';

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
  const patch = { definitions: ['FieldSimple'], reason: 'a test', properties: { colour: { type: 'string' } } };
  const corrected = applyOverlay(source, { ...overlay, definitions: [patch] })['FieldSimple']?.anyOf ?? [];
  const described = corrected.filter(({ $ref }) => $ref === undefined);
  expect(described.length).toBeGreaterThan(1);
  expect(described.every(({ properties }) => properties?.['colour'])).toBe(true);
  expect(corrected.some(({ $ref, properties }) => $ref !== undefined && properties)).toBe(false);
});

it('every correction has a reason', () => {
  const entries = [...overlay.definitions, ...overlay.types, ...overlay.required, ...overlay.everywhere];
  expect(entries.filter(({ reason }) => reason.length < 10)).toEqual([]);
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
