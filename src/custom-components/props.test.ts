import { expect, it } from 'vitest';
import { exampleProps, hasUnknown, knownProps, propsMistakes } from './props.ts';
import { type ComponentSchema, schemaMistake } from './schema.ts';

const schema: ComponentSchema = {
  type: 'object',
  required: ['rows'],
  properties: {
    heading: { type: 'string', maxLength: 4, title: { 'en-US': 'Heading', 'zh-CN': '标题' } },
    ink: { type: 'string', format: 'color' },
    shape: { type: 'string', enum: ['round', 'flat'] },
    most: { type: 'integer', minimum: 3 },
    least: { type: 'number', maximum: -2 },
    wide: { type: 'boolean' },
    gap: { type: 'number', default: 8 },
    rows: {
      type: 'array',
      maxItems: 4,
      items: { type: 'object', required: ['label'], properties: { label: { type: 'string' }, n: { type: 'number' } } },
    },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

it('makes an example of each property that the schema accepts', () => {
  expect(schemaMistake(schema)).toBe(undefined);
  const props = exampleProps(schema, 'en-US');
  expect(propsMistakes(schema, props)).toEqual([]);
  expect(Object.keys(props)).toEqual(Object.keys(schema.properties));
  expect(props).toMatchObject({
    heading: 'Head',
    shape: 'round',
    most: 3,
    least: -2,
    gap: 8,
    rows: [{ label: 'label', n: 1 }],
  });
  expect(exampleProps(schema, 'zh-CN')).toMatchObject({ heading: '标题' });
});

it('takes away what the schema does not know, in rows too, and nothing else', () => {
  const known = { heading: '${title}', rows: [{ label: 'A' }, '${last}'], tags: '${tags}', shape: 'square' };
  const given = { ...known, gone: 1, rows: [{ label: 'A', old: 1 }, '${last}'] };
  expect([hasUnknown(schema, given), hasUnknown(schema, known)]).toEqual([true, false]);
  expect(hasUnknown(schema, { rows: given.rows })).toBe(true);
  expect(knownProps(schema, given)).toEqual(known);
});
