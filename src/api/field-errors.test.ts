import { expect, it } from 'vitest';
import { createFieldErrors } from './field-errors.ts';

function refused(message: string, errors: Record<string, string>) {
  const memory = createFieldErrors();
  memory.note({ status: 422, headers: {}, data: { status: 422, msg: message, errors } });
  return memory;
}

it('knows a refusal by its text when a form has taken all of it, once', () => {
  const errors: Record<string, string> = { email: 'Taken', username: 'Taken' };
  const memory = refused('Look again', errors);
  delete errors['email'];
  expect(memory.shownAs('Look again')).toBeNull();
  delete errors['username'];
  expect(memory.shownAs('Something else')).toBeNull();
  expect(memory.shownAs('Look again')).toEqual(['email', 'username']);
  expect(memory.shownAs('Look again')).toBeNull();
});

it('knows nothing of answers without messages for fields', () => {
  const memory = createFieldErrors();
  memory.note({ status: 403, headers: {}, data: { status: 403, msg: 'Not yours' } });
  memory.note({ status: 200, headers: {}, data: null });
  expect(memory.shownAs('Not yours')).toBeNull();
});
