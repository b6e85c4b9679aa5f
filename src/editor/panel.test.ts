import { expect, it } from 'vitest';
import sendCode from '../../renderers/send-code/schema.json' with { type: 'json' };
import { controlFor } from './control.ts';
import { panelFor } from './panel.ts';
import type { PropertySchema, RendererSchema } from './renderer-schema.ts';
import { scaffoldFor } from './scaffold.ts';

const words = (key: string) => ({ 'editor.property.stars': '星级' })[key];

it.each<[string, PropertySchema, string | undefined]>([
  ['open', { type: 'boolean' }, 'switch'],
  ['shape', { enum: ['round', 'flat'] }, 'select'],
  ['stars', { type: 'integer', minimum: 1, maximum: 5 }, 'input-number'],
  ['ratio', { type: 'number' }, 'input-number'],
  ['title', { type: 'string' }, 'ae-formulaControl'],
  ['label', { type: ['string', 'boolean'] }, 'ae-formulaControl'],
  ['name', { type: 'string' }, 'input-text'],
  ['api', { type: ['string', 'object'] }, 'ae-apiControl'],
  ['saveApi', { type: 'string' }, 'ae-apiControl'],
  ['className', { type: 'string' }, 'ae-classname'],
  ['steps', { type: 'array' }, 'textarea'],
  ['type', { const: 'sky' }, undefined],
])('the field for %s %j', (name, schema, type) => {
  expect(controlFor(name, schema, false, words)?.type).toBe(type);
});

it('a field has the words of the locale, else the name; limits, presets and what must be there', () => {
  expect(controlFor('stars', { type: 'integer', minimum: 1, maximum: 5, default: 3 }, true, words)).toMatchObject({
    label: '星级',
    min: 1,
    max: 5,
    precision: 0,
    placeholder: '3',
    required: true,
  });
  expect(controlFor('targetField', { type: 'string', description: 'Of whom' }, false, words)).toMatchObject({
    label: 'Target field',
    labelRemark: { content: 'Of whom' },
  });
});

it('lists are written as JSON, and stay text while they are none', () => {
  const { pipeIn, pipeOut } = controlFor('steps', { type: 'array' }, false, words) as unknown as Record<
    'pipeIn' | 'pipeOut',
    (value: unknown) => unknown
  >;
  expect(pipeOut(pipeIn([1, { a: 2 }]))).toEqual([1, { a: 2 }]);
  expect(pipeIn(pipeOut('[1,'))).toBe('[1,');
});

it('a panel has every property of the schema, with a note for its problems', () => {
  const panel = panelFor(sendCode as RendererSchema, 'u:1', words);
  const named = JSON.stringify(panel);
  for (const name of Object.keys(sendCode.properties).filter((property) => property !== 'type')) {
    expect(named).toContain(`"name":"${name}"`);
    expect(named).toContain(`{"type":"pagewright-problem-note","nodeId":"u:1","property":"${name}"}`);
  }
});

it('a scaffold has what must be there', () => {
  expect(scaffoldFor('send-code', sendCode as RendererSchema)).toEqual({
    type: 'send-code',
    name: '',
    api: '',
    target: 'email',
  });
});
