import { expect, it } from 'vitest';
import { autocompleteToken } from './autocomplete.ts';

it.each([
  ['email', 'input-text', undefined, 'email'],
  ['user.email', 'input-text', 'off', 'email'],
  ['contact', 'input-email', undefined, 'email'],
  ['phone', 'input-text', undefined, 'tel'],
  ['token', 'send-code', undefined, 'one-time-code'],
  ['secret', 'input-password', undefined, 'current-password'],
  ['newPassword', 'input-password', undefined, 'new-password'],
  ['secret', 'input-password', 'new-password', 'new-password'],
  ['about', 'textarea', undefined, undefined],
  ['constructor', 'input-text', undefined, undefined],
] as const)('%s (%s, page says %s) → %s', (name, type, said, token) => {
  expect(autocompleteToken(name, type, said)).toBe(token);
});
