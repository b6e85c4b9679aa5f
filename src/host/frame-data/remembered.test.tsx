import { beforeEach, expect, it } from 'vitest';
import { recallLogin, rememberLogin } from './remembered.ts';

beforeEach(() => localStorage.clear());

it('begins with nothing', () => {
  expect(recallLogin()).toEqual({ method: '', forgot: false });
});

it('remembers the method, for the server too', () => {
  rememberLogin({ method: 'password' }, '');
  expect(recallLogin()).toEqual({ method: 'password', forgot: false });
  expect(document.cookie).toContain('login_method=password');
});

it('remembers the reset view until a method is chosen', () => {
  rememberLogin({ method: 'email' }, '');
  rememberLogin({ forgot: true }, '');
  expect(recallLogin()).toEqual({ method: 'email', forgot: true });
  rememberLogin({ method: 'email' }, '');
  expect(recallLogin().forgot).toBe(false);
});

it('takes no method that would say something else in a cookie', () => {
  rememberLogin({ method: 'x; Domain=evil.example' }, '');
  expect(recallLogin().method).toBe('');
  expect(document.cookie).not.toContain('evil');
});
