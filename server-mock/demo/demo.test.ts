import { beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '../../tests/support/databases.ts';
import { verifyPassword } from '../accounts/password-hash.ts';
import { findByIdentifier } from '../accounts/queries.ts';
import type { Database } from '../database/index.ts';
import { createDemo } from './index.ts';
import { randomPassword } from './password.ts';

it('makes random passwords that satisfy the default rules', () => {
  for (let number = 0; number < 100; number += 1) {
    expect(randomPassword()).toMatch(/^(?=.*\d)(?=.*[A-Za-z])(?=.*[~!@#$%^&*]).{8,16}$/);
  }
  expect(randomPassword()).not.toBe(randomPassword());
});

forEachEngine((engine) => {
  let database: Database;
  const now = () => new Date();
  const accepts = async (password: string) => {
    const row = await findByIdentifier(database, { kind: 'username', value: 'member' });
    return verifyPassword(row?.password_hash, password);
  };

  beforeAll(async () => {
    database = await engine.open();
  });

  it('makes a random password once and tells it once', async () => {
    const first = await createDemo({ database, now });
    expect(first.accounts).toEqual([
      { email: 'admin@example.com', companies: ['acme'] },
      { email: 'owner@example.com', companies: ['globex'] },
      { email: 'member@example.com', companies: ['acme', 'globex'] },
    ]);
    expect(await accepts(first.password!)).toBe(true);
    const second = await createDemo({ database, now });
    expect(second).toEqual({ ...first, password: null });
    expect(await accepts(first.password!)).toBe(true);
  });

  it('puts a given password in force', async () => {
    expect((await createDemo({ database, now }, 'Given123!')).password).toBe('Given123!');
    expect(await accepts('Given123!')).toBe(true);
  });

  it('changes nothing on the next start', async () => {
    const all = async () => [
      await database.query.selectFrom('account').selectAll().orderBy('id').execute(),
      await database.query.selectFrom('company').selectAll().orderBy('id').execute(),
      await database.query
        .selectFrom('account_company')
        .selectAll()
        .orderBy('account_id')
        .orderBy('company_id')
        .execute(),
    ];
    const before = await all();
    expect(before.map(({ length }) => length)).toEqual([3, 2, 4]);
    await createDemo({ database, now }, 'Given123!');
    expect(await all()).toEqual(before);
  });
});
