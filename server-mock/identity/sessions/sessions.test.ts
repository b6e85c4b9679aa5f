import { beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import type { Database } from '../../kernel/database/index.ts';
import { updateAccount } from '../accounts/queries.ts';
import { createSessions } from './index.ts';
import type { Sessions } from './service.ts';
import { hashToken } from './token.ts';

const day = 24 * 3600;
const config = {
  administrators: ['ann@example.com'],
  contextPath: '',
  session: { cookieName: 's', maxAge: 30 * day, sameSite: 'lax' },
} as unknown as Configuration;
const from = { address: '192.0.2.1', userAgent: 'test' };

onOneEngine((engine) => {
  let database: Database;
  let sessions: Sessions;
  let time = new Date('2030-01-01T00:00:00Z');
  const later = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000);
  };

  beforeAll(async () => {
    database = await engine.open();
    sessions = await createSessions({ database, config, now: () => time });
    const accounts = [
      { id: 1, email: 'ann@example.com', name: 'Ann', locale: 'en-US' },
      { id: 2, email: 'bob@example.com', name: 'Bob', locale: 'xx' },
    ];
    await database.query.insertInto('account').values(accounts).execute();
  });

  it('finds whose session it is, and nothing for another id', async () => {
    const { token, expiresAt } = await sessions.create(1, from);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessions.find(token)).toMatchObject({
      accountId: 1,
      locale: 'en-US',
      expiresAt,
      user: { id: 1, name: 'Ann', isSuperAdmin: true, username: '' },
    });
    expect(await sessions.find(`${token}x`)).toBeNull();
    expect(await sessions.find('')).toBeNull();
  });

  it('keeps only a hash of the id', async () => {
    const { token } = await sessions.create(1, from);
    const rows = await database.query.selectFrom('session').select('token_hash').execute();
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('takes a stored locale that is none of ours as unset', async () => {
    const { token } = await sessions.create(2, from);
    expect(await sessions.find(token)).toMatchObject({ locale: null, user: { isSuperAdmin: false } });
  });

  it('asks the database once for the requests of a moment, and again after it', async () => {
    const { token } = await sessions.create(1, from);
    const asked = vi.spyOn(database.query, 'selectFrom');
    const found = await Promise.all([sessions.find(token), sessions.find(token)]);
    found.push(await sessions.find(token));
    expect(found.map((session) => session?.accountId)).toEqual([1, 1, 1]);
    expect(asked).toHaveBeenCalledTimes(1);
    later(5);
    await sessions.find(token);
    expect(asked).toHaveBeenCalledTimes(2);
    await sessions.find('unknown');
    await sessions.find('unknown');
    expect(asked).toHaveBeenCalledTimes(4);
    asked.mockRestore();
  });

  it('knows a changed account at once', async () => {
    const { token } = await sessions.create(1, from);
    expect(await sessions.find(token)).toMatchObject({ user: { nickName: '' } });
    await updateAccount(database, 1, { nick_name: 'Nan' });
    expect(await sessions.find(token)).toMatchObject({ user: { nickName: 'Nan' } });
  });

  it('never keeps what was read before the session ended', async () => {
    const { token } = await sessions.create(1, from);
    const reading = sessions.find(token);
    await sessions.end(token);
    await reading;
    expect(await sessions.find(token)).toBeNull();
  });

  it('ends one, or all of an account', async () => {
    const tokens = await Promise.all([1, 1, 1, 2].map(async (id) => (await sessions.create(id, from)).token));
    const [first, second, third, bobs] = tokens as [string, string, string, string];
    await sessions.end(first);
    expect(await sessions.find(first)).toBeNull();
    expect(await sessions.find(second)).not.toBeNull();
    await sessions.endAll(1);
    expect(await sessions.find(second)).toBeNull();
    expect(await sessions.find(third)).toBeNull();
    expect(await sessions.find(bobs)).not.toBeNull();
  });

  it('ends after a week without use, and each use counts', async () => {
    const { token: used } = await sessions.create(1, from);
    const { token: idle } = await sessions.create(1, from);
    later(6 * day);
    expect(await sessions.find(used)).not.toBeNull();
    later(2 * day);
    expect(await sessions.find(used)).not.toBeNull();
    expect(await sessions.find(idle)).toBeNull();
  });

  it('ends for good at its absolute age, however much it is used', async () => {
    const { token } = await sessions.create(1, from);
    for (let days = 0; days < 25; days += 5) {
      later(5 * day);
      expect(await sessions.find(token)).not.toBeNull();
    }
    later(5 * day);
    expect(await sessions.find(token)).toBeNull();
  });

  it('is worth nothing once the account is disabled', async () => {
    const { token } = await sessions.create(2, from);
    await updateAccount(database, 2, { disabled_at: time });
    expect(await sessions.find(token)).toBeNull();
  });

  it('removes expired rows when someone signs in', async () => {
    later(100 * day);
    await sessions.create(1, from);
    expect(await database.query.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });
});
