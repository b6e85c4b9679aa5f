import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListIdentitiesAnswer } from '../../../../src/types/generated/contracts/identities.ts';
import type { WaysToLinkAnswer } from '../../../../src/types/generated/contracts/linking.ts';
import { auditOf } from '../../../../tests/support/audit.ts';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../../../tests/support/demo-platform.ts';
import { readOutbox } from '../../../../tests/support/outbox.ts';
import type { Answer, Person } from '../../../../tests/support/person.ts';
import type { World } from '../../../../tests/support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../../../../tests/support/providers/platform.ts';
import { decide, setOut, signInBy } from '../../../../tests/support/providers/walk.ts';

const location = (answer: Answer) => answer.headers.get('location');
const methods = ['oauth', 'baidu', 'bce', 'idaas', 'weixin', 'workweixin', 'cas2', 'uuap', 'third', 'third-company'];
const asDocument = { 'sec-fetch-dest': 'document' };

onOneEngine((engine) => {
  let world: World;
  let platform: DemoPlatform;
  let person: Person;
  beforeAll(async () => {
    ({ world, platform } = await startWorldly(engine));
  });
  somebodyNew(() => world);
  beforeEach(async () => {
    person = await platform.person('member');
  });

  const begin = (who: Person, method: string, more = {}) =>
    who.post<{ redirect: string }>(`/api/user/identities/link/${method}`, { company: 'acme' }, more);
  const linked = async (who = person) =>
    (await who.get<ListIdentitiesAnswer>('/api/user/identities')).json.data.items.map(({ provider }) => provider);
  const email = async (who: Person) => (await who.get('/api/user/info')).json.data?.['email'];
  const page = (method: string, outcome: string) => `/i/linked-accounts?outcome=${outcome}&provider=${method}`;

  /** To the provider, and our address that it leads back to. */
  async function wayBack(method: string, decision?: 'refuse'): Promise<string> {
    const { redirect } = (await begin(person, method)).json.data;
    return decide(location(await person.get(redirect)) ?? '', person, decision);
  }

  async function forget(): Promise<void> {
    await platform.services.database.query.deleteFrom('identity').execute();
  }

  it.each(methods)(
    'links an account with the one that is signed in, whatever its address, and lets it in: %s',
    async (method) => {
      await forget();
      expect(location(await person.get(await wayBack(method), asDocument))).toBe(page(method, 'linked'));
      expect(await linked()).toEqual([method]);
      const again = platform.visitor();
      expect(location(await signInBy(again, method, '?company=acme'))).toBe('/');
      expect(await email(again)).toBe('member@example.com');
      expect(location(await person.get(await wayBack(method), asDocument))).toBe(page(method, 'already'));
      expect(await linked()).toEqual([method]);
    },
  );

  it('refuses an account that leads to somebody else, and changes nothing', async () => {
    await forget();
    const other = platform.visitor();
    await signInBy(other, 'oauth');
    expect(location(await person.get(await wayBack('oauth')))).toBe(page('oauth', 'identity-taken'));
    expect([await linked(), await linked(other)]).toEqual([[], ['oauth']]);
    const again = platform.visitor();
    await signInBy(again, 'oauth');
    expect(await email(again)).toBe(world.person.email);
  });

  it('says what went wrong at the provider, and stays signed in', async () => {
    await forget();
    const cancelled = await wayBack('oauth', 'refuse');
    expect(location(await person.get(cancelled))).toBe(page('oauth', 'provider-denied'));
    const down = await wayBack('oauth');
    world.mood = 'down';
    expect(location(await person.get(down))).toBe(page('oauth', 'provider-unavailable'));
    expect([await linked(), await email(person)]).toEqual([[], 'member@example.com']);
  });

  it.each(['oauth', 'cas2', 'third', 'third-company'])(
    'is good in the session alone that began it: %s',
    async (method) => {
      await forget();
      const interrupted = '/login?error=sign-in-interrupted';
      const session = person.cookies.get('pagewright_session')!;
      const back = await wayBack(method);
      person.cookies.delete('pagewright_session');
      expect(location(await person.get(back))).toBe(interrupted);
      await person.signIn('owner', demoPassword);
      expect(location(await person.get(back))).toBe(interrupted);
      expect(await email(person)).toBe('owner@example.com');
      const elsewhere = platform.visitor();
      elsewhere.cookies.set('pagewright_session', session);
      expect(location(await elsewhere.get(back))).toBe(interrupted);
      expect(await linked()).toEqual([]);
    },
  );

  it('links nothing after signing out, also when the same person is back', async () => {
    await forget();
    const back = await wayBack('oauth');
    await person.post('/logout');
    await person.signIn('member', demoPassword);
    expect(location(await person.get(back))).toBe('/login?error=sign-in-interrupted');
    expect(await linked()).toEqual([]);
  });

  it('is begun by a page of ours alone, after it was confirmed, and once', async () => {
    await forget();
    const { redirect } = (await begin(person, 'oauth')).json.data;
    expect(redirect).toMatch(/^\/auth\/oauth\?link=[\w-]{43}$/);
    const stranger = await platform.person('owner');
    const link = redirect.split('=')[1];
    for (const [who, path] of [
      [person, '/auth/oauth?link=forged'],
      [person, `/auth/idaas?link=${link}`],
      [stranger, redirect],
    ] as const) {
      expect(location(await who.get(path))).toContain('outcome=sign-in-interrupted');
    }
    expect(location(await person.get(`/auth/oauth/callback?code=x&state=${link}`))).toContain('/login?error=');
    expect(location(await person.get(redirect))).toContain(world.url);
    expect(location(await person.get(redirect))).toBe(page('oauth', 'sign-in-interrupted'));
    expect((await begin(person, 'oauth', { origin: 'https://evil.example' })).status).toBe(403);
    person.confirms = false;
    expect((await begin(person, 'oauth')).json.status).toBe(4031);
    expect((await begin(platform.visitor(), 'oauth')).status).toBe(401);
  });

  it('swaps no session by a way that was begun to sign in, and links nothing by it', async () => {
    await forget();
    const back = await decide(await setOut(person, 'oauth'), person);
    expect(location(await person.get(back))).toBe('/');
    expect(await email(person)).toBe('member@example.com');
    expect(await linked(person)).toEqual([]);
  });

  it('offers what is set up, and a company’s own to those who belong to it', async () => {
    const ways = async (who: Person) => (await who.get<WaysToLinkAnswer>('/api/user/identities/ways')).json.data.items;
    const own = { provider: 'third-company', company: 'acme', companyName: expect.any(String) };
    const platforms = ['weixin', 'uuap', 'bce', 'baidu', 'oauth', 'workweixin', 'idaas', 'third', 'cas2'];
    expect(await ways(person)).toEqual([
      ...platforms.map((provider) => ({ provider, company: '', companyName: '' })),
      own,
    ]);
    const outsider = await platform.person('owner');
    expect((await ways(outsider)).map(({ provider }) => provider)).toEqual(platforms);
    expect((await begin(outsider, 'third-company')).status).toBe(403);
    const { config } = platform.services;
    const { authTypes, oauth } = config;
    config.authTypes = ['password', 'oauth', 'ldap'];
    expect((await ways(person)).map(({ provider }) => provider)).toEqual(['oauth']);
    expect((await begin(person, 'cas2')).status).toBe(403);
    config.oauth = { ...oauth, clientId: '' };
    expect(await ways(person)).toEqual([]);
    expect((await begin(person, 'oauth')).status).toBe(403);
    Object.assign(config, { authTypes, oauth });
    expect((await begin(person, 'ldap')).status).toBe(404);
    expect((await begin(person, 'nothing')).status).toBe(404);
  });

  it('tells the owner by mail and in the history, and the operator in the audit log', async () => {
    await forget();
    const before = (await readOutbox(platform.dataDir)).length;
    await person.get(await wayBack('oauth'));
    await person.get(await wayBack('cas2', 'refuse'));
    const mails = (await readOutbox(platform.dataDir)).slice(before);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['member@example.com', expect.stringContaining('external account was linked')],
    ]);
    const told = (await person.get<{ items: { event: string }[] }>('/api/user/sign-ins')).json.data.items;
    expect(told.slice(0, 2).map(({ event }) => event)).toEqual([
      'Linking an external account refused · CAS',
      'External account linked · OAuth',
    ]);
    const { id } = (await person.get<{ id: number }>('/api/user/info')).json.data;
    const lines = (await auditOf(platform.services)).filter(({ action }) => action.startsWith('identity.')).slice(-2);
    expect(lines).toMatchObject([
      { action: 'identity.linked', actor_id: id, target: String(id), address: '127.0.0.1' },
      { action: 'identity.link-refused', actor_id: id, detail: { provider: 'cas2', reason: 'provider-denied' } },
    ]);
  });

  it('links also where the session goes along with no step from another site', async () => {
    await forget();
    const { session } = platform.services.config;
    session.sameSite = 'strict';
    const back = await wayBack('oauth');
    const cookie = person.cookies.get('pagewright_session')!;
    person.cookies.delete('pagewright_session');
    const hop = await person.get(back);
    person.cookies.set('pagewright_session', cookie);
    const link = /href="([^"]+)"/.exec(hop.text)![1]!.replaceAll('&amp;', '&');
    expect(location(await person.get(link))).toBe(page('oauth', 'linked'));
    session.sameSite = 'lax';
  });
});
