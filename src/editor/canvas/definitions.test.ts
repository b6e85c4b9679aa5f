import { expect, it } from 'vitest';
import { withoutEndless } from './definitions.ts';

const page = (definitions: object) => ({ type: 'page', definitions, body: [{ $ref: 'a' }] });

it('keeps definitions that end', () => {
  const given = page({ a: { type: 'container', body: [{ $ref: 'b' }, { $ref: 'b' }] }, b: { $ref: 'none' } });
  expect(withoutEndless(given)).toBe(given);
});

it('leaves out definitions that contain themselves, and those that lead to them', () => {
  const c = { type: 'tpl', tpl: 'c' };
  const definitions = { a: { body: { $ref: 'b' } }, b: { body: [{ body: { $ref: 'b' } }, { $ref: 'c' }] }, c };
  expect(withoutEndless(page(definitions))['definitions']).toEqual({ c });
});

it('answers for a long way of references', () => {
  const names = Array.from({ length: 20_000 }, (_, at) => [`n${at}`, { $ref: `n${at + 1}` }]);
  expect(withoutEndless(page(Object.fromEntries(names)))['definitions']).toHaveProperty('n0');
});
