import type { FastifySchema } from 'fastify';
import { expect, it } from 'vitest';
import { LONGEST_MATCHED, MOST_EXPLAINED, validatorFor } from './validator.ts';

const check = (schema: object) =>
  validatorFor({ schema: schema as FastifySchema, method: 'POST', url: '/', httpPart: 'body' }) as unknown as {
    (value: unknown): boolean;
    errors: { keyword: string }[] | null;
  };

it('tries no pattern and no format on a text that is longer than any may be', () => {
  for (const rule of [{ pattern: '^a*@b.c$' }, { format: 'email' }]) {
    const isValid = check({ type: 'string', ...rule });
    expect(isValid(`${'a'.repeat(LONGEST_MATCHED - 4)}@b.c`)).toBe(true);
    expect(isValid(`${'a'.repeat(LONGEST_MATCHED)}@b.c`)).toBe(false);
    expect(isValid.errors?.map(({ keyword }) => keyword)).toEqual(Object.keys(rule));
  }
});

it('tells patterns of one schema apart', () => {
  const properties = { a: { type: 'string', pattern: '^a$' }, b: { type: 'string', pattern: '^b$' } };
  const isValid = check({ type: 'object', properties });
  expect([isValid({ a: 'a', b: 'b' }), isValid({ a: 'b' }), isValid({ b: 'a' })]).toEqual([true, false, false]);
});

it('tells all mistakes of a small request, and the first one of a large request', () => {
  const isValid = check({ type: 'object', properties: { list: { type: 'array' } }, additionalProperties: false });
  const mistakes = (value: object) => (isValid(value) ? 0 : isValid.errors?.length);
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, 1]));
  expect(mistakes(unknown(2))).toBe(2);
  expect(mistakes(unknown(MOST_EXPLAINED))).toBe(MOST_EXPLAINED);
  expect(mistakes(unknown(MOST_EXPLAINED + 1))).toBe(1);
  const list = Array.from({ length: MOST_EXPLAINED }, () => 1);
  expect(mistakes({ ...unknown(2), list })).toBe(1);
  expect(mistakes({ list })).toBe(0);
});
