import argon2 from '@node-rs/argon2';
import { beforeAll, expect, it, vi } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

const path = '/auth/phone?method=password';

onOneEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it.each(['member@example.com', 'MEMBER@Example.com', 'member', '13800000000'])('signs in as %s', async (account) => {
    const person = platform.visitor();
    const answer = await person.post(path, { email: account, token: demoPassword, redirect: '/i/profile' });
    expect(answer.json).toEqual({ status: 0, msg: '', data: { redirect: '/i/profile' } });
    expect((await person.get('/api/user/info')).json.data.email).toBe('member@example.com');
  });

  it('hands over a cookie that scripts and other sites do not get', async () => {
    const answer = await platform.visitor().post(path, { email: 'member', token: demoPassword });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pagewright_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^known_device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('answers an unknown account as it answers a wrong password, after the same work', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    const known = await platform.visitor().post(path, { email: 'owner@example.com', token: 'Wrong123!' });
    const unknown = await platform.visitor().post(path, { email: 'nobody@example.com', token: 'Wrong123!' });
    const noName = await platform.visitor().post(path, { email: 'nobody', token: demoPassword });
    expect(known.status).toBe(422);
    expect(known.json.msg).toBe('The account or the password is wrong.');
    for (const answer of [unknown, noName]) {
      expect(answer.status).toBe(known.status);
      expect(answer.text).toBe(known.text);
      expect([...answer.headers.keys()]).toEqual([...known.headers.keys()]);
    }
    const checked = verify.mock.calls.map(([stored]) => String(stored));
    verify.mockRestore();
    expect(checked).toHaveLength(3);
    expect(new Set(checked.map((stored) => stored.split('$').slice(0, 4).join('$'))).size).toBe(1);
  });

  it('takes the standalone form and sends the browser on', async () => {
    const person = platform.visitor();
    const fields = { username: 'member', password: demoPassword, redirect: '/i/profile' };
    const answer = await person.postForm('/login', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/i/profile']);
    expect((await person.get('/api/user/info')).status).toBe(200);
  });

  it('sends a refused form back to where it came from, with the reason', async () => {
    const referer = `${platform.base}/login?redirect=%2Fi`;
    const answer = await platform.visitor().postForm('/login', { username: 'member', password: 'no' }, { referer });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/login?redirect=%2Fi&error=invalid-credentials');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [path, {}, 'token'],
    [path, { token: 'x' }, 'email'],
    ['/login', { username: 'member' }, 'password'],
    ['/login', { password: 'x' }, 'username'],
  ])('%s with %j names the missing field', async (url, body, field) => {
    const answer = await platform.visitor().post(url, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors ?? {})).toContain(field);
  });

  it('slows repeated failures down and lets the owner in all the same', async () => {
    const intruder = platform.visitor();
    for (let number = 0; number < 6; number += 1)
      await intruder.post(path, { email: 'admin', token: `Guess${number}!` });
    const answer = await platform.visitor().post(path, { email: 'admin', token: demoPassword });
    expect(answer.status).toBe(200);
  });

  it('writes success and failure down once each, without what was typed', async () => {
    const before = (await auditOf(platform.services)).length;
    await platform.visitor().post(path, { email: 'member', token: demoPassword });
    await platform.visitor().post(path, { email: 'member', token: 'Mistyped1!' });
    await platform.visitor().post(path, { email: 'MyPassword1!', token: 'x' });
    const id = String(
      (await platform.services.accounts.find(Number((await auditOf(platform.services))[0]?.actor_id)))?.id,
    );
    const lines = (await auditOf(platform.services)).slice(before);
    expect(lines.map(({ action }) => action)).toEqual(['login.succeeded', 'login.failed', 'login.failed']);
    expect(lines[0]).toMatchObject({ actor_name: 'Member', address: '127.0.0.1', detail: { method: 'password' } });
    expect(lines[1]).toMatchObject({ actor_id: null, target: id });
    expect(lines[2]).toMatchObject({ actor_id: null, target: '' });
    expect(JSON.stringify(lines)).not.toMatch(/Mistyped|MyPassword/i);
  });

  it('is refused when the configuration does not offer it', async () => {
    const other = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_AUTH_TYPES: 'email' } });
    const answer = await other.visitor().post(path, { email: 'member', token: demoPassword });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });
});
