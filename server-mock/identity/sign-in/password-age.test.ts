import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { newestCode, readOutbox } from '../../../tests/support/outbox.ts';

const day = 24 * 3600;
const change = { originalPassword: demoPassword, password: 'Fresh~one7', repeatPassword: 'Fresh~one7' };

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const signIn = async (account: string, redirect = '/docs?a=1', token = demoPassword) => {
    const person = platform.visitor();
    const answer = await person.post('/auth/phone?method=password', { email: account, token, redirect });
    return { person, redirect: String(answer.json.data['redirect']) };
  };
  const reminders = async () =>
    (await readOutbox(platform.dataDir)).filter(({ subject }) => subject?.includes('expires'));

  beforeAll(async () => {
    const environment = { PAGEWRIGHT_PASSWORD_MAX_AGE_DAYS: '30' };
    platform = await startDemoPlatform(engine, { environment });
  });

  it('reminds by mail, once a day, when the end is near', async () => {
    await signIn('member');
    expect(await reminders()).toEqual([]);
    platform.later(24 * day);
    expect((await signIn('member')).redirect).toBe('/docs?a=1');
    await signIn('member');
    const [mail, ...others] = await reminders();
    expect([mail?.to, others]).toEqual(['member@example.com', []]);
    expect(mail?.text).toMatch(/expires in [67] days/);
  });

  it('leads to the page for a new password first, and opens nothing else before', async () => {
    platform.later(7 * day);
    const { person, redirect } = await signIn('member');
    const page = `/i/password?expired=1&redirect=${encodeURIComponent('/docs?a=1')}`;
    expect(redirect).toBe(page);
    expect((await person.get(page)).status).toBe(200);
    const home = await person.get('/?b=2');
    expect([home.status, home.headers.get('location')]).toEqual([
      302,
      `/i/password?expired=1&redirect=${encodeURIComponent('/?b=2')}`,
    ]);
    const call = await person.get('/api/company');
    expect([call.status, call.json.msg]).toEqual([403, 'Your password has expired. Please choose a new one first.']);
    expect((await person.post('/api/user/password', change)).status).toBe(200);
    expect((await person.get('/api/company')).status).toBe(200);
    expect((await signIn('member', '/docs', change.password)).redirect).toBe('/docs');
  });

  it('does not concern other ways to sign in, nor platform administrators', async () => {
    const person = platform.visitor();
    await person.post('/verifyEmail', { email: 'owner@example.com' });
    const token = await newestCode(platform.dataDir, 'owner@example.com');
    expect((await person.post('/login', { email: 'owner@example.com', token })).json.data).toEqual({ redirect: '/' });
    expect((await person.get('/api/company')).status).toBe(200);
    expect((await signIn('admin')).redirect).toBe('/docs?a=1');
  });
});
