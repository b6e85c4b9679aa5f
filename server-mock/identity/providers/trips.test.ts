import { beforeAll, expect, it, vi } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { DemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer } from '../../../tests/support/person.ts';
import type { World } from '../../../tests/support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../../../tests/support/providers/platform.ts';
import { decide, setOut, signInBy } from '../../../tests/support/providers/walk.ts';
import { readCompanyProvider, removeCompanyProvider, writeCompanyProvider } from './company/provider.ts';

const location = (answer: Answer) => answer.headers.get('location');

/** The milliseconds that providers have for their answers. */
function allow(patience: number): void {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, patience));
}

onOneEngine((engine) => {
  let world: World;
  let platform: DemoPlatform;
  beforeAll(async () => {
    ({ world, platform } = await startWorldly(engine));
  });
  somebodyNew(() => world);

  const asDocument = { 'sec-fetch-dest': 'document' };

  it.each(['oauth', 'baidu', 'bce', 'idaas', 'weixin', 'workweixin', 'cas2', 'uuap', 'third', 'third-company'])(
    'is good in the browser alone that began it, and stays good there: %s',
    async (method) => {
      const query = '?redirect=/i&company=acme';
      const owner = platform.visitor();
      const back = await decide(await setOut(owner, method, query), owner);
      const nobody = platform.visitor();
      const other = platform.visitor();
      await setOut(other, method, query);
      for (const thief of [nobody, other]) {
        expect(location(await thief.get(back, asDocument))).toBe('/login?error=sign-in-interrupted');
        expect((await thief.get('/api/user/info')).status).toBe(401);
      }
      const forged = back.replace(/state=[^&]+/, 'state=forged');
      expect(location(await owner.get(forged, asDocument))).toBe('/login?error=sign-in-interrupted');
      const withoutAddress = ['weixin', 'baidu'].includes(method);
      expect(location(await owner.get(back, asDocument))).toMatch(
        withoutAddress ? /^\/(bind\?redirect=%2Fi|i)$/ : /^\/i$/,
      );
    },
  );

  it('is good for the provider alone that it was begun with', async () => {
    const person = platform.visitor();
    const back = await decide(await setOut(person, 'oauth'), person);
    const elsewhere = back.replace('/auth/oauth/', '/auth/idaas/');
    expect(location(await person.get(elsewhere))).toBe('/login?error=sign-in-interrupted');
  });

  it.each(['', '?code=abc', '?code=abc&state=', '?code=abc&state=forged', '?state=a&state=b'])(
    'refuses to come back with %j',
    async (query) => {
      const person = platform.visitor();
      await setOut(person, 'oauth');
      expect(location(await person.get(`/auth/oauth/callback${query}`))).toBe('/login?error=sign-in-interrupted');
    },
  );

  it('keeps the query string for the way back, and takes no place elsewhere for a page to go on to', async () => {
    const query = '?redirect=%2F%2Fevil.example&app=crm&error=old&state=x&code=y';
    const person = platform.visitor();
    const back = await decide(await setOut(person, 'oauth', query), person);
    world.secret = 'other';
    const refused = location(await person.get(back));
    expect(refused).toBe('/login?redirect=%2F%2Fevil.example&app=crm&error=provider-refused');
    world.secret = 'a secret of ours';
    expect(location(await signInBy(platform.visitor(), 'oauth', query))).toBe('/');
  });

  it('leads back to the sign-in page that it began at', async () => {
    const person = platform.visitor();
    const back = await decide(await setOut(person, 'cas2', '?type=5&from=standalone'), person, 'refuse');
    expect(location(await person.get(back))).toBe('/login/standalone?type=5&from=standalone&error=provider-denied');
    const elsewhere = await decide(await setOut(person, 'cas2', '?from=%2F%2Fevil.example'), person, 'refuse');
    expect(location(await person.get(elsewhere))).toBe('/login?from=%2F%2Fevil.example&error=provider-denied');
  });

  it('tells a person who cancelled that they did', async () => {
    for (const method of ['oauth', 'cas2']) {
      const person = platform.visitor();
      const back = await decide(await setOut(person, method), person, 'refuse');
      expect(location(await person.get(back))).toBe('/login?error=provider-denied');
    }
  });

  it.each(['down', 'silent', 'broken', 'elsewhere', 'endless'] as const)(
    'stays calm about a provider that is %s, and follows it nowhere',
    async (mood) => {
      for (const method of ['oauth', 'cas2', 'third', 'weixin', 'workweixin']) {
        world.mood = 'up';
        const person = platform.visitor();
        const back = await decide(await setOut(person, method), person);
        world.mood = mood;
        if (mood === 'silent') allow(50);
        const answer = await person.get(back);
        vi.restoreAllMocks();
        expect(location(answer), method).toBe('/login?error=provider-unavailable');
        expect((await person.get('/api/user/info')).status).toBe(401);
      }
      expect(world.calls).not.toContain('GET /elsewhere');
    },
  );

  it.each([
    ['oauth', ''],
    ['cas2', ''],
    ['third-company', '?company=acme'],
  ])('makes one account of twenty that come back at once: %s', async (method, query) => {
    const people = Array.from({ length: 20 }, () => platform.visitor());
    const ways = await Promise.all(people.map(async (person) => decide(await setOut(person, method, query), person)));
    const answers = await Promise.all(people.map((person, index) => person.get(ways[index]!)));
    expect(answers.map(location)).toEqual(people.map(() => '/'));
    const { database } = platform.services;
    const { email } = world.person;
    const accounts = await database.query.selectFrom('account').select('id').where('email', '=', email).execute();
    const identities = await database.query.selectFrom('identity').selectAll().where('email', '=', email).execute();
    expect([accounts.length, identities.length]).toEqual([1, 1]);
    const lines = (await auditOf(platform.services)).filter(({ target }) => target === String(accounts[0]!.id));
    expect(lines.filter(({ action }) => action === 'login.succeeded')).toHaveLength(20);
    expect(lines.filter(({ action }) => action === 'identity.linked')).toHaveLength(1);
    if (method !== 'third-company') return;
    const acme = (await platform.services.companies.findByKey('acme'))!.id;
    const joined = (await auditOf(platform.services, acme)).filter(({ target }) => target === String(accounts[0]!.id));
    expect(joined.map(({ action }) => action)).toEqual(['company.joined']);
  });

  it('leads nowhere by a method that is unknown, switched off or not set up', async () => {
    const person = platform.visitor();
    expect((await person.get('/auth/nothing')).status).toBe(404);
    expect((await person.get('/auth/ldap')).status).toBe(404);
    const { config } = platform.services;
    const { authTypes, oauth } = config;
    config.authTypes = ['password'];
    expect(await setOut(person, 'oauth')).toBe('/login?error=method-disabled');
    config.authTypes = authTypes;
    config.oauth = { ...oauth, clientId: '' };
    expect(await setOut(person, 'oauth')).toBe('/login?error=provider-not-configured');
    config.oauth = oauth;
  });

  it('asks for the company where none is named, and again where that has no provider', async () => {
    const person = platform.visitor();
    const failures = async () =>
      (await auditOf(platform.services)).filter(({ action }) => action === 'login.failed').length;
    const before = await failures();
    expect(await setOut(person, 'third-company', '?redirect=%2Fi&company=&from=standalone')).toBe(
      '/login/company?redirect=%2Fi&company=&from=standalone',
    );
    expect([(await person.get('/login/company')).status, await failures()]).toEqual([200, before]);
    for (const key of ['globex', 'nowhere']) {
      expect(await setOut(person, 'third-company', `?company=${key}`)).toBe(
        `/login/company?company=${key}&error=provider-not-configured`,
      );
    }
    expect(await setOut(person, 'third-company', '?redirect=/company/acme/')).toContain(world.url);
  });

  it('sends a person back once whose code of the third protocol grew old, and not for ever', async () => {
    world.codesExpired = true;
    const person = platform.visitor();
    const again = location(await person.get(await decide(await setOut(person, 'third', '?redirect=/i'), person)))!;
    expect(again.startsWith(`${world.url}/sso/login?service=`)).toBe(true);
    const twice = await person.get(await decide(again, person));
    expect(location(twice)).toBe('/login?redirect=%2Fi&error=provider-refused');
    world.codesExpired = false;
    const patient = platform.visitor();
    expect(location(await signInBy(patient, 'third', '?redirect=/i'))).toBe('/i');
  });

  it('makes who comes by a company of its own a member of it', async () => {
    const person = platform.visitor();
    await signInBy(person, 'third-company', '?company=acme');
    const companies = (await person.get<{ items: { key: string; role: string }[] }>('/api/company')).json.data.items;
    expect(companies).toEqual([expect.objectContaining({ key: 'acme' })]);
    const stranger = platform.visitor();
    world.person.email = `other-${world.person.email}`;
    expect(location(await signInBy(stranger, 'third'))).toBe('/');
    expect((await stranger.get<{ items: unknown[] }>('/api/company')).json.data.items).toEqual([]);
  });

  it("opens no account on the word of a company's own provider for an address outside the company's domains", async () => {
    world.person.email = `${world.person.username}@elsewhere.example`;
    const person = platform.visitor();
    expect(location(await signInBy(person, 'third-company', '?company=acme'))).toBe('/bind?redirect=%2F');
    expect((await person.get('/api/user/info')).status).toBe(401);
    const { query } = platform.services.database;
    const { email } = world.person;
    expect(await query.selectFrom('account').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it("takes nobody's word who was removed as the company's provider in the meantime", async () => {
    const acme = (await platform.services.companies.findByKey('acme'))!.id;
    const provider = (await readCompanyProvider(platform.services, acme))!;
    const person = platform.visitor();
    const back = await decide(await setOut(person, 'third-company', '?company=acme'), person);
    world.beforeProfile = () => removeCompanyProvider(platform.services, acme);
    expect(location(await person.get(back))).toMatch(/error=provider-not-configured$/);
    expect((await person.get('/api/bind')).status).not.toBe(200);
    delete world.beforeProfile;
    await writeCompanyProvider(platform.services, provider);
  });

  it('does not make somebody else of a signed-in person whom another site leads here', async () => {
    const member = await platform.person('member@example.com');
    const session = () => member.cookies.get(platform.services.config.session.cookieName);
    const before = session();
    const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    const led = await member.get('/auth/third-company?company=acme&redirect=/i', elsewhere);
    expect([location(led), session()]).toEqual(['/i', before]);
    const away = await member.get('/auth/oauth?redirect=https://evil.example/', elsewhere);
    expect(location(away)).toBe('/');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 'company=acme', '/login/company?company=acme&led=1'],
    [
      { 'sec-fetch-site': 'same-site' },
      'redirect=%2Fcompany%2Facme',
      '/login/company?redirect=%2Fcompany%2Facme&company=acme&led=1',
    ],
    [{ referer: 'https://evil.example/' }, 'company=nowhere', '/login/company?company=nowhere&led=1'],
    [{}, 'company=acme', '/login/company?company=acme&led=1'],
  ])("asks a visitor before a company's provider when %o leads there", async (led, query, asked) => {
    expect(location(await platform.visitor().get(`/auth/third-company?${query}`, led))).toBe(asked);
  });

  it.each([{ 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }])(
    "begins at a company's provider without a question for %o",
    async (own) => {
      const visitor = await platform.visitor().get('/auth/third-company?company=acme', own);
      expect(location(visitor)).toContain(world.url);
    },
  );

  it.each([
    { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'embed' },
  ])('starts no sign-in over a session for %o', async (within) => {
    const member = await platform.person('member@example.com');
    expect(location(await member.get('/auth/oauth?redirect=/i', within))).toBe('/i');
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
    expect(location(await member.get('/auth/oauth?redirect=/i', own))).toContain(world.url);
  });

  it('ends no sign-in over a session in a frame or a picture', async () => {
    const member = await platform.person('member@example.com');
    const session = () => member.cookies.get(platform.services.config.session.cookieName);
    const before = session();
    const begun = await member.get('/auth/oauth?redirect=/i');
    const back = await decide(location(begun)!, member);
    expect(location(await member.get(back, { 'sec-fetch-dest': 'image' }))).toBe('/');
    expect(session()).toBe(before);
  });

  it('leaves the frame of the login page before it signs anybody in', async () => {
    const person = platform.visitor({ 'accept-language': 'en' });
    const begun = await person.get('/auth/weixin?redirect=/i', { 'sec-fetch-dest': 'iframe' });
    expect(location(begun)).toMatch(/\/connect\/qrconnect\?appid=pagewright&.*#wechat_redirect$/);
    const back = await decide(location(begun)!, person);
    const framed = await platform.visitor().get(back, { 'sec-fetch-dest': 'iframe' });
    expect(framed.status).toBe(200);
    expect(framed.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
    );
    const link = /href="([^"]+)"/.exec(framed.text)![1]!.replaceAll('&amp;', '&');
    expect(link).toBe(`${back}&top=1`);
    expect((await person.get('/auth/hop.js')).text).toContain('top.location');
    expect(location(await person.get(link))).toBe('/bind?redirect=%2Fi');
  });

  it('goes on as a step of our own site where the session goes along with no other', async () => {
    const { session } = platform.services.config;
    session.sameSite = 'strict';
    const person = platform.visitor();
    const answer = await signInBy(person, 'oauth', '?redirect=/i');
    expect([answer.status, answer.text.includes('<html lang="en-US">')]).toEqual([200, true]);
    expect((await person.get('/api/user/info')).status).toBe(401);
    const link = /href="([^"]+)"/.exec(answer.text)![1]!.replaceAll('&amp;', '&');
    expect(location(await person.get(link))).toBe('/i');
    session.sameSite = 'lax';
    expect((await person.get('/api/user/info')).status).toBe(200);
  });
});
