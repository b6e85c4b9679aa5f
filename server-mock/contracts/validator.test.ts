import type { FastifySchema } from 'fastify';
import { expect, it } from 'vitest';
import { LONGEST_MATCHED, validatorFor } from './validator.ts';

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
