import { describe, expect, it } from 'vitest';
import { type JsonSchema, referenceTo } from '../amis/build/json-schema.ts';
import { validateRendererSchema } from './index.ts';

const options = { texts: {}, type: 'sky', amisNames: () => ['SchemaCollection'] };

function check(properties: object, definitions: object) {
  const schema = { type: 'object', properties: { type: { const: 'sky' }, ...properties }, definitions };
  return validateRendererSchema(JSON.stringify(schema), options).map(({ code, pointer, suggestion }) =>
    [code, pointer, suggestion].filter(Boolean).join(' '),
  );
}

/** Definitions `d0` to `dN`, each of which is the next one. */
function chain(length: number, last: JsonSchema): Record<string, JsonSchema> {
  const entries = Array.from({ length }, (_, index) => [`d${index}`, referenceTo(`d${index + 1}`)]);
  return { ...Object.fromEntries(entries), [`d${length}`]: last };
}

describe('references', () => {
  const own = { $ref: '#/definitions/own' };

  it('lead to definitions of the file and of amis, and to the renderer itself', () => {
    const properties = { a: own, b: { $ref: '#/definitions/SchemaCollection' }, c: { $ref: '#' } };
    expect(check(properties, { own: { type: 'string' } })).toEqual([]);
  });

  it('are looked at below properties that are called like words of JSON Schema, and nowhere in data', () => {
    const names = ['required', 'default', 'enum', 'const', 'examples', 'properties', 'definitions', '$ref'];
    expect(check(Object.fromEntries(names.map((name) => [name, own])), {})).toEqual(
      names.map((name) => `renderer.reference /properties/${name}/$ref`),
    );
    expect(check({ a: { default: { $ref: '#/definitions/none', pattern: '(' } } }, {})).toEqual([]);
  });

  it('are JSON pointers in a URI', () => {
    const definitions = { 'a/b': { type: 'string' }, '50%': { type: 'string' }, 'two words': { type: 'string' } };
    const good = ['a~1b', '50%25', 'two words', 'two%20words'].map((name) => [name, { $ref: `#/definitions/${name}` }]);
    expect(check(Object.fromEntries(good), definitions)).toEqual([]);
    expect(check({ x: { $ref: '#/definitions/a/b' }, y: { $ref: '#/definitions/50%' } }, definitions)).toEqual([
      'renderer.reference /properties/x/$ref',
      'renderer.reference /properties/y/$ref #/definitions/50%25',
    ]);
  });

  it('that lead nowhere are told of up to a point, and looked up no further', () => {
    const wrong = Array.from({ length: 4000 }, (_, index) => [`p${index}`, { $ref: `#/definitions/none${index}` }]);
    let asked = 0;
    const amisNames = () => {
      asked += 1;
      return ['SchemaCollection'];
    };
    const schema = { type: 'object', properties: { type: { const: 'sky' }, ...Object.fromEntries(wrong) } };
    const told = validateRendererSchema(JSON.stringify(schema), { ...options, amisNames });
    expect([told.length, told.at(-1)?.code, asked]).toEqual([501, 'more', 1]);
  });
});

describe('definitions that come back to themselves', () => {
  const list = (name: string) => ({ type: 'array', items: referenceTo(name) });

  it('are told once a circle', () => {
    const either = { anyOf: [list('b'), { type: 'string' }] };
    expect(check({}, { a: either, b: referenceTo('c'), c: list('a'), alone: referenceTo('alone') })).toEqual([
      'renderer.endless /definitions/a',
      'renderer.endless /definitions/alone',
    ]);
  });

  it('are none where an object is between, nor where two ways lead to the same', () => {
    const tree = { type: 'object', properties: { below: list('tree') } };
    const both = { anyOf: [referenceTo('left'), referenceTo('right')] };
    const ends = { left: referenceTo('end'), right: referenceTo('end'), end: { type: 'string' } };
    expect(check({}, { tree, both, ...ends })).toEqual([]);
  });

  it('are found at the end of a chain that is longer than any stack', { timeout: 10_000 }, () => {
    expect(check({}, chain(20_000, { type: 'string' }))).toEqual([]);
    expect(check({}, chain(20_000, referenceTo('d0')))).toEqual(['renderer.endless /definitions/d0']);
  });
});
