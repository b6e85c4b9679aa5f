import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';

const cookie = 'pagewright_session';
const day = 24 * 3600;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const signedIn = async (person: Person) => (await person.get('/api/user/info')).status === 200;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it('gives a session planted beforehand no life', async () => {
    const attacker = await platform.person('member');
    const planted = attacker.cookies.get(cookie)!;
    const victim = platform.visitor();
    victim.cookies.set(cookie, planted);
    await victim.signIn('owner', demoPassword);
    expect(victim.cookies.get(cookie)).not.toBe(planted);
    expect(await signedIn(attacker)).toBe(false);
    const guessed = platform.visitor();
    guessed.cookies.set(cookie, 'A'.repeat(43));
    await guessed.signIn('owner', demoPassword);
    const other = platform.visitor();
    other.cookies.set(cookie, 'A'.repeat(43));
    expect(await signedIn(other)).toBe(false);
  });

  it('ends the session on the server, not just the cookie', async () => {
    const person = await platform.person('member');
    const token = person.cookies.get(cookie)!;
    const answer = await person.post('/logout');
    expect(answer.json).toEqual({ status: 0, msg: '', data: { redirect: '/logout' } });
    expect(person.cookies.has(cookie)).toBe(false);
    person.cookies.set(cookie, token);
    expect(await signedIn(person)).toBe(false);
    expect((await auditOf(platform.services)).filter(({ action }) => action === 'logout')).toHaveLength(1);
  });

  it('is nobody to a page that was made for another account, and changes nothing for it', async () => {
    const [owner, admin] = [await platform.person('owner'), await platform.person('admin')];
    const id = ({ json }: Answer) => String(json.data['id']);
    const info = await admin.get('/api/user/info');
    const made = (account: string) => ({ 'x-signed-in-as': account });
    const forOwner = made(id(await owner.get('/api/user/info')));
    const screen = '/api/screen/user-center/profile';
    const tag = (await admin.get(screen, made(id(info)))).headers.get('etag')!;
    expect((await admin.get(screen, { ...made(id(info)), 'if-none-match': tag })).status).toBe(304);
    expect((await admin.get(screen, { ...forOwner, 'if-none-match': tag })).status).toBe(401);
    expect((await admin.post('/api/user/info', { nickName: 'Of another' }, forOwner)).status).toBe(401);
    expect((await admin.get('/api/user/info', made(''))).json).toEqual(info.json);
    await admin.post('/logout', undefined, forOwner);
    const ended = (await auditOf(platform.services)).filter(({ action }) => action === 'logout').at(-1);
    expect(String(ended?.actor_id)).toBe(id(info));
  });

  it('answers a visitor who signs out the same, and sends a form on', async () => {
    expect((await platform.visitor().post('/logout')).json.data).toEqual({ redirect: '/logout' });
    const form = await (await platform.person('member')).postForm('/logout', {});
    expect([form.status, form.headers.get('location')]).toEqual([302, '/logout']);
  });

  it.each<[string, Record<string, string>]>([
    ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.cn' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nowhere', {}],
  ])('refuses posts from %s', async (_from, headers) => {
    const person = await platform.person('member');
    person.headers = headers;
    const login = await person.postForm('/login', { username: 'owner', password: demoPassword });
    const logout = await person.postForm('/logout', {});
    for (const answer of [login, logout]) {
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.status).toBe(403);
    }
    expect((await person.post('/api/user/info', { name: 'Stolen' })).status).toBe(403);
    person.headers = {};
    expect((await person.get('/api/user/info')).json.data).toMatchObject({ username: 'member', name: 'Member' });
  });

  it('ends after a week of rest and after thirty days at the latest', async () => {
    const [idle, used] = [await platform.person('member'), await platform.person('member')];
    for (let days = 0; days < 28; days += 4) {
      platform.later(4 * day);
      expect(await signedIn(used)).toBe(true);
    }
    expect(await signedIn(idle)).toBe(false);
    platform.later(2 * day);
    expect(await signedIn(used)).toBe(false);
  });

  it('marks the cookie secure behind TLS', async () => {
    const behind = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_TRUST_PROXY: 'true' } });
    const host = new URL(behind.base).host;
    const person = behind.visitor({ 'x-forwarded-proto': 'https', origin: `https://${host}` });
    const answer = await person.post('/auth/phone?method=password', { email: 'member', token: demoPassword });
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
  });

  if (engine.kind === 'postgres') {
    it('is shared by two nodes on one database', async () => {
      const node = await startDemoPlatform(engine, { storage: platform.storage });
      const person = await platform.person('owner');
      const elsewhere = node.visitor();
      elsewhere.cookies.set(cookie, person.cookies.get(cookie)!);
      expect(await signedIn(elsewhere)).toBe(true);
      await elsewhere.post('/logout');
      expect(await signedIn(person)).toBe(false);
    });
  }
});
