import { expect, it } from 'vitest';
import { validateRendererSchema } from './index.ts';

const check = (schema: object) =>
  validateRendererSchema(JSON.stringify({ type: 'object', ...schema }), {
    texts: {},
    type: 'sky',
    amisNames: () => [],
  }).map(({ code, pointer }) => `${code} ${pointer}`);

const type = { const: 'sky' };

it('the words there are for a JSON type are listed once each', () => {
  const properties = { type: { const: 'sky' }, stars: { type: 'intger' } };
  const texts = { 'validate.value.enum': '{value}: {allowed}', 'validate.suggestion': '' };
  const options = { texts, type: 'sky', amisNames: () => [] };
  expect(validateRendererSchema(JSON.stringify({ type: 'object', properties }), options)).toMatchObject([
    {
      code: 'value.enum',
      pointer: '/properties/stars/type',
      suggestion: 'integer',
      message: 'intger: string, number, integer, boolean, array, object',
    },
  ]);
});

it('a word that every object of JavaScript has is unknown, and a good name for a property', () => {
  const inherited = ['toString', 'constructor', 'valueOf', 'hasOwnProperty'];
  const named = Object.fromEntries(inherited.map((name) => [name, { type: 'string' }]));
  expect(check({ properties: { type, ...named }, required: [] })).toEqual([]);
  expect(check({ properties: { type, stars: { toString: 1, constructor: {} } } })).toEqual([
    'property.unknown-here /properties/stars/toString',
    'property.unknown-here /properties/stars/constructor',
  ]);
  expect(check({ properties: { type }, required: ['constructor'] })).toEqual(['renderer.required /required/0']);
});

it('null where a schema belongs is told under any name', () => {
  for (const name of ['50%', 'a%2Fb']) {
    expect(check({ properties: { type, [name]: null } })).toEqual([`renderer.draft /properties/${name}`]);
  }
  expect(check({ properties: { type, 'a/b~c': null } })).toEqual(['renderer.draft /properties/a~1b~0c']);
});

it('a pattern is one only where a schema has it', () => {
  expect(check({ properties: { type, pattern: { type: 'string', pattern: '(' } } })).toEqual([
    'renderer.pattern /properties/pattern/pattern',
  ]);
  expect(check({ properties: { type, a: { default: { pattern: '(' } } } })).toEqual([]);
});
