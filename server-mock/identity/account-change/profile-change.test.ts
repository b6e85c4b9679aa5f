import { describe, expect, it } from 'vitest';
import type { UpdateUserInfoBody } from '../../../src/types/generated/contracts/accounts.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import type { AccountRow } from '../accounts/queries.ts';
import { profileChange } from './profile-change.ts';

const config = {
  administrators: ['Boss@Example.com'],
  password: { rules: ['length:8-16', 'letter', 'digit', 'symbol'], description: '' },
} as unknown as Configuration;

const row: AccountRow = {
  id: 7,
  email: 'ann@example.com',
  username: null,
  phone: null,
  name: 'Ann',
  nick_name: '',
  avatar: '',
  password_hash: null,
  password_changed_at: null,
  locale: null,
  appearance: null,
  created_at: new Date(0),
  disabled_at: null,
  super_admin: false,
};

const judge = (body: UpdateUserInfoBody, account = row) => {
  const { change, problems } = profileChange(body, account, config);
  return { change, keys: Object.fromEntries(Object.entries(problems).map(([field, { key }]) => [field, key])) };
};

describe('profile change', () => {
  it('leaves alone what is absent or the same', () => {
    expect(judge({})).toEqual({ change: {}, keys: {} });
    expect(judge({ name: ' Ann ', email: 'ANN@example.com', username: '', phone: '', nickName: '' }).change).toEqual(
      {},
    );
  });

  it('normalises what changes and empties to null', () => {
    expect(
      judge({ email: ' New@Example.com', username: 'Ann.L', phone: '13900000000', nickName: ' A ' }).change,
    ).toEqual({
      email: 'new@example.com',
      username: 'ann.l',
      phone: '13900000000',
      nick_name: 'A',
    });
    expect(judge({ phone: '' }, { ...row, phone: '13900000000' }).change).toEqual({ phone: null });
  });

  it.each<[UpdateUserInfoBody, Record<string, string>]>([
    [{ name: ' ' }, { name: 'api.field.required' }],
    [{ email: 'a@b.cn\r\nBcc: x@y.cn' }, { email: 'api.email-invalid' }],
    [{ username: '13900000000' }, { username: 'api.username-invalid' }],
    [{ username: 'a@b.cn' }, { username: 'api.username-invalid' }],
    [{ phone: '1390000000' }, { phone: 'api.phone-invalid' }],
    [{ email: '' }, { email: 'api.identifier-required' }],
    [{ changePassword: true }, { password: 'api.password.length' }],
    [
      { changePassword: true, password: 'Kestrel9~', surePassword: 'Kestrel9?' },
      { surePassword: 'api.password.differs' },
    ],
  ])('refuses %j', (body, keys) => expect(judge(body).keys).toEqual(keys));

  it('ignores password fields unless the password is to change', () => {
    expect(judge({ changePassword: false, password: 'x', surePassword: 'y' }).keys).toEqual({});
    expect(judge({ changePassword: true, password: 'Kestrel9~', surePassword: 'Kestrel9~' }).keys).toEqual({});
  });

  it('lets an administrator keep the own address', () => {
    const boss = { ...row, email: 'boss@example.com' };
    expect(judge({ email: 'Boss@example.com' }, boss)).toEqual({ change: {}, keys: {} });
  });
});
