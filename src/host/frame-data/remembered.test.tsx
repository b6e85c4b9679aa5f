import { beforeEach, expect, it } from 'vitest';
import { recall, rememberLogin, rememberView } from './remembered.ts';

beforeEach(() => localStorage.clear());

it('begins with nothing', () => {
  expect(recall()).toEqual({ method: '', forgot: false, views: {} });
});

it('remembers the method, for the server too', () => {
  rememberLogin({ method: 'password' }, '');
  expect(recall()).toMatchObject({ method: 'password', forgot: false });
  expect(document.cookie).toContain('login_method=password');
});

it('remembers the reset view until a method is chosen', () => {
  rememberLogin({ method: 'email' }, '');
  rememberLogin({ forgot: true }, '');
  expect(recall()).toMatchObject({ method: 'email', forgot: true });
  rememberLogin({ method: 'email' }, '');
  expect(recall().forgot).toBe(false);
});

it('takes no method that would say something else in a cookie', () => {
  rememberLogin({ method: 'x; Domain=evil.example' }, '');
  expect(recall().method).toBe('');
  expect(document.cookie).not.toContain('evil');
});

it('remembers the view of each thing', () => {
  rememberView('templates', 'list');
  rememberView('others', 'a=b&c');
  rememberView('templates', 'cards');
  expect(recall().views).toEqual({ templates: 'cards', others: 'a=b&c' });
});
