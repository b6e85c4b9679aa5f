import { expect, it } from 'vitest';
import { databaseError, errorFields } from './error-fields.ts';

it('keeps of an error what node-postgres gives, and nothing else', () => {
  const error = Object.assign(new Error('taken'), { code: '23505', constraint: 'account_email_key', query: 'secret' });
  expect(errorFields(error)).toEqual({ message: 'taken', code: '23505', constraint: 'account_email_key' });
  expect(databaseError(errorFields(error))).toMatchObject({ message: 'taken', code: '23505' });
});

it('tells a full disk, of which the file layer knows a number alone', () => {
  expect(errorFields({ name: 'ErrnoError', errno: 51 })).toMatchObject({ code: 'ENOSPC' });
  expect(errorFields({ name: 'ErrnoError', errno: 8 }).message).toMatch(/^file error 8: /);
  expect(errorFields('gone')).toEqual({ message: 'gone' });
});
