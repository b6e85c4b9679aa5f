import { externalMethods } from '../../server-mock/identities/external-user.ts';

/** Rows of the table: every name of `authTypes`, and the messengers that sign in silently. */
export const methods = ['email', 'phone', 'password', 'captcha', ...externalMethods] as const;

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
