import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { verifyPassword } from '../../identity/accounts/password-hash.ts';
import { findByIdentifier } from '../../identity/accounts/queries.ts';
import { setMembership } from '../../identity/companies/index.ts';
import { membershipRole } from '../../identity/companies/queries.ts';
import type { Database } from '../../kernel/database/index.ts';
import { createDemo, type DemoSummary } from './index.ts';
import { randomPassword } from './password.ts';

it('makes random passwords that satisfy the default rules', () => {
  for (let number = 0; number < 100; number += 1) {
    expect(randomPassword()).toMatch(/^(?=.*\d)(?=.*[A-Za-z])(?=.*[~!@#$%^&*]).{8,16}$/);
  }
  expect(randomPassword()).not.toBe(randomPassword());
});

onOneEngine((engine) => {
  let database: Database;
  const now = () => new Date();
  const accepts = async (password: string, value = 'member') => {
    const row = await findByIdentifier(database, { kind: 'username', value });
    return verifyPassword(row?.password_hash, password, 'test');
  };
  const create = async (password?: string): Promise<DemoSummary> => {
    const told: DemoSummary[] = [];
    await createDemo({ database, now }, password, (summary) => told.push(summary));
    expect(told).toHaveLength(1);
    return told[0]!;
  };
  const everybody = ['admin@example.com', 'owner@example.com', 'member@example.com'];
  let first: DemoSummary;

  beforeAll(async () => {
    database = await engine.open();
  });

  it('tells a password before it counts: a start that ends there loses nothing', async () => {
    const killed = () => {
      throw new Error('killed');
    };
    await expect(createDemo({ database, now }, undefined, killed)).rejects.toThrow('killed');
    expect(await database.query.selectFrom('account').select('id').execute()).toEqual([]);
  });

  it('makes a random password once and tells it once', async () => {
    first = await create();
    expect(first.accounts).toEqual([
      { email: 'admin@example.com', companies: ['acme'] },
      { email: 'owner@example.com', companies: ['globex'] },
      { email: 'member@example.com', companies: ['acme', 'globex'] },
    ]);
    expect(first.holders).toEqual(everybody);
    expect(await accepts(first.password!)).toBe(true);
    expect(await create()).toEqual({ ...first, password: null, holders: [] });
    expect(await accepts(first.password!)).toBe(true);
  });

  it('tells the password of one account that is made anew as its own alone', async () => {
    await database.query.deleteFrom('account').where('username', '=', 'member').execute();
    const { password, holders } = await create();
    expect(holders).toEqual(['member@example.com']);
    expect([await accepts(password!), await accepts(password!, 'owner')]).toEqual([true, false]);
    expect(await accepts(first.password!, 'owner')).toBe(true);
  });

  it('leaves the roles alone that people were given since', async () => {
    const { id: accountId } = (await findByIdentifier(database, { kind: 'username', value: 'member' }))!;
    const { id: companyId } = await database.query
      .selectFrom('company')
      .select('id')
      .where('key', '=', 'acme')
      .executeTakeFirstOrThrow();
    await setMembership(database, { companyId, accountId, role: 'admin' });
    await create();
    expect(await membershipRole(database, companyId, accountId)).toBe('admin');
  });

  it('puts a given password in force', async () => {
    expect(await create('Given123!')).toMatchObject({ password: 'Given123!', holders: everybody });
    expect([await accepts('Given123!'), await accepts('Given123!', 'owner')]).toEqual([true, true]);
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
    await create('Given123!');
    expect(await all()).toEqual(before);
  });
});
