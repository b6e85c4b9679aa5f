import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { panelFor } from '../editor/panel.ts';
import type { RendererSchema } from '../editor/renderer-schema.ts';
import { scaffoldFor } from '../editor/scaffold.ts';
import { root } from '../machine/root.mjs';
import { unpackTable } from '../types/amis-table.ts';
import { amisTypes } from '../types/generated/amis-types.ts';
import { readShapes } from '../validation/amis/build/index.ts';
import { packTable } from '../validation/amis/build/pack-table.ts';
import { ShapeWalker } from '../validation/amis/walker.ts';
import { checkRenderers } from '../validation/project/check-renderers.ts';
import { rendererNames } from '../validation/renderer-names.ts';
import { rendererTypes } from './renderer-types.ts';

/** A renderer that nothing but this file knows of: nodes, definitions of its own, bounds. */
const sky = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'sky',
  title: 'Sky',
  type: 'object',
  properties: {
    type: { const: 'sky' },
    body: { $ref: '#/definitions/SchemaCollection', description: 'What stands below the stars.' },
    stars: { type: 'integer', minimum: 1, maximum: 5 },
    shape: { $ref: '#/definitions/Shape' },
    colors: { type: 'array', items: { type: 'string' }, uniqueItems: true },
    planets: { type: 'array', minItems: 1, items: { $ref: '#/definitions/Planet' } },
  },
  required: ['type', 'stars', 'body'],
  definitions: {
    Shape: { enum: ['round', 'flat'] },
    Planet: {
      type: 'object',
      properties: {
        name: { type: 'string', pattern: '^[A-Z]', maxLength: 8 },
        moons: { type: 'array', items: { $ref: '#/definitions/Planet' } },
        label: { $ref: '#/definitions/SchemaCollection' },
      },
      required: ['name'],
      additionalProperties: false,
    },
  },
};

let project: string;
let walker: ShapeWalker;

function write(file: string, content: object): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), JSON.stringify(content));
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'pagewright-renderer-'));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  cpSync(join(root, 'src/validation/amis/overlay'), join(project, 'src/validation/amis/overlay'), { recursive: true });
  write('renderers/sky/schema.json', sky);
  walker = new ShapeWalker(readShapes(project, amisTypes));
});
afterAll(() => rmSync(project, { recursive: true }));

const told = (node: object) =>
  walker
    .check({ type: 'page', body: { type: 'sky', stars: 1, body: 'x', ...node } })
    .map(({ code, suggestion = '–', values }) => [code, suggestion, values?.['limit'] ?? ''].join(' ').trim());

it('is known to be there, and its schema is accepted', () => {
  expect(rendererNames(project)).toEqual(['sky']);
  expect(checkRenderers(project, {})).toEqual([]);
});

it.each([
  [
    { body: [{ type: 'tpl', tpl: 'x' }, 'y'], shape: 'flat', planets: [{ name: 'Mars', moons: [{ name: 'Phobos' }] }] },
    [],
  ],
  [{ stars: '${n}', planets: '${all}' }, []],
  [{ body: { type: 'tlp' } }, ['type.unknown tpl']],
  [{ shape: 'flta' }, ['value.enum flat']],
  [{ stras: 1 }, ['property.unknown stars']],
  [{ stars: 6 }, ['value.limit – ≤ 5']],
  [{ stars: 1.5 }, ['value.limit – integer']],
  [{ planets: [] }, ['value.limit – items ≥ 1']],
  [{ colors: ['red', 'blue', 'red'] }, ['value.limit – items[i] ≠ items[j]']],
  [{ planets: [{ name: 'Mars', moons: [{ name: 'phobos' }] }] }, ['value.limit – /^[A-Z]/']],
  [{ planets: [{ name: 'Mars', label: [{ type: 'buton' }] }] }, ['type.unknown button']],
  [{ planets: [{ name: 'Mars', mons: [] }] }, ['property.unknown-here moons']],
])('pages are held against it: %j', (node, expected) => {
  expect(told(node)).toEqual(expected);
});

it('has the types of its component', async () => {
  const source = await rendererTypes(sky, 'sky');
  expect(source).toContain("import type { AmisNode } from '../amis-node.ts';");
  expect(source).toMatch(/export interface SkySchema \{[^}]*body: AmisNode \| string \| \(AmisNode \| string\)\[\];/);
  expect(source).toMatch(/planets\?: Planet\[\];/);
  expect(source).toMatch(/export interface Planet \{\s*name: string;\s*moons\?: Planet\[\];/);
  expect(source).toContain("'round' | 'flat'");
});

it('has a panel in the editor: a field for each property but the nodes, which stand on the canvas', () => {
  const panel = JSON.stringify(panelFor(sky as RendererSchema, 'u:1', () => undefined));
  expect(panel).toContain('{"type":"input-number","min":1,"max":5,"precision":0,"step":1,"name":"stars"');
  expect(panel).toContain(
    '"options":[{"label":"round","value":"round"},{"label":"flat","value":"flat"}],"name":"shape"',
  );
  expect(panel).not.toContain('"name":"body"');
  expect(scaffoldFor('sky', sky as RendererSchema)).toEqual({ type: 'sky', stars: 1, body: [] });
});

it('may have properties that are called like words of JSON Schema, and definitions with signs in their names', async () => {
  const names = ['required', 'default', 'enum', 'const', 'examples', '$ref', 'toString', 'constructor', '50%'];
  const half = { $ref: '#/definitions/50%25~1100%25' };
  const odd = {
    type: 'object',
    properties: { type: { const: 'odd' }, ...Object.fromEntries(names.map((name) => [name, half])) },
    definitions: { '50%/100%': { type: 'object', properties: { x: { type: 'number', default: half } } } },
  };
  write('renderers/odd/schema.json', odd);
  expect(checkRenderers(project, {})).toEqual([]);
  const table = unpackTable(packTable(readShapes(project, amisTypes)));
  const found = new ShapeWalker(table).check({ type: 'odd', ...Object.fromEntries(names.map((name) => [name, 'x'])) });
  expect(found.map(({ code, place }) => `${place?.segment} ${code}`)).toEqual(
    names.map((name) => `${name} value.type`),
  );
  expect(await rendererTypes(odd, 'odd')).toMatch(/'?50%'?\?: /);
  rmSync(join(project, 'renderers/odd'), { recursive: true });
});

it('is refused with file, line and column where its schema has a mistake', () => {
  write('renderers/moon/schema.json', {
    type: 'object',
    properties: { type: { const: 'sun' }, phase: { type: 'strng' } },
  });
  expect(checkRenderers(project, {})).toMatchObject([
    { file: 'renderers/moon/schema.json', line: 1, column: 48, code: 'renderer.type', suggestion: 'moon' },
    { pointer: '/properties/phase/type', code: 'value.enum', suggestion: 'string' },
  ]);
});
