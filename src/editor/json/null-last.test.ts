import { expect, it } from 'vitest';
import { nullLast } from './null-last.ts';

it('puts null behind the other types of each value', () => {
  const text = { type: ['null', 'string', 'number'] };
  const schema = { type: 'object', properties: { type: { type: 'null' }, label: text }, items: [text] };
  nullLast(schema);
  expect(text.type).toEqual(['string', 'number', 'null']);
  expect(schema.properties.type).toEqual({ type: 'null' });
});
