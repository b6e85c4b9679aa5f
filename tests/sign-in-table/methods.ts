import { externalMethods } from '../../server-mock/identity/methods/index.ts';

/**
 * Rows of the table: every name of `authTypes`, the messengers that sign in silently, passkeys, and two-step sign-in, where a code
 * of an app follows the password.
 */
export const methods = ['email', 'phone', 'password', 'captcha', ...externalMethods, 'passkey', 'two-step'] as const;

export type TableMethod = (typeof methods)[number];

/** Columns of the table. */
export const columns = [
  'happy path',
  'wrong secret',
  'replay',
  'expired',
  'provider down',
  'mobile',
  'keyboard only',
] as const;

export type TableColumn = (typeof columns)[number];
