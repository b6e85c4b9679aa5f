import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { addApp } from '../../identity/companies/index.ts';

/** A server of its own is started inside the test; that takes longer than other tests may. */
const patience = 90_000;

const startOf = ({ text }: Answer): StartData =>
  JSON.parse(/<script type="application\/json" id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!);

onOneEngine((engine) => {
  let server: TestServer;
  let visitor: Person;
  let admin: Person;
  let member: Person;

  beforeAll(async () => {
    server = await startServer({ storage: await engine.storage() });
    visitor = server.visitor();
    [admin, member] = await Promise.all([server.person('admin@example.com'), server.person('member')]);
  });
  afterAll(() => server.stop());

  describe('what an address leads to', () => {
    it.each([
      ['/', '/login?redirect=%2F'],
      ['/i/profile?a=b%20c', '/login?redirect=%2Fi%2Fprofile%3Fa%3Db%2520c'],
      ['/company/acme', '/login?redirect=%2Fcompany%2Facme'],
      ['/i', '/i/profile'],
    ])('%s sends a visitor to %s', async (path, location) => {
      const answer = await visitor.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    });

    it.each([
      ['/login?redirect=%2Fi%2Fprofile%23security&error=session-ended', '/i/profile#security'],
      ['/login?redirect=%2F%2Fevil.example&error=session-ended', '/'],
    ])('%s sends who is signed in to %s, and a visitor to nothing else', async (path, location) => {
      const answer = await member.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
      expect((await visitor.get(path)).status).toBe(200);
      expect((await member.get(path.replace('&error=session-ended', ''))).headers.get('location')).toBe(location);
    });

    it.each([
      ['/login', 200, 'account/login'],
      ['/logout', 200, 'errors/logged-out'],
      ['/nowhere', 404, 'errors/not-found'],
      ['/share/none', 404, 'share/failed'],
      ['/403', 403, 'errors/forbidden'],
    ])('%s shows a visitor a page with status %i: %s', async (path, status, screen) => {
      const answer = await visitor.get(path);
      expect([answer.status, startOf(answer).status, startOf(answer).screen.id]).toEqual([status, status, screen]);
    });

    it.each([
      ['/', 200, 'home/companies', 'shell/platform'],
      ['/i/profile', 200, 'user-center/profile', 'shell/user-center'],
      ['/i/nothing', 404, 'errors/not-found', 'shell/user-center'],
      ['/company/globex', 200, 'company/desk', 'shell/platform'],
      ['/company/acme', 200, 'company/desk', 'shell/platform'],
      ['/company/none', 403, 'errors/forbidden', 'shell/platform'],
    ])('%s shows a member of both companies %i %s', async (path, status, screen, shell) => {
      const start = startOf(await member.get(path));
      expect([start.status, start.screen.id, start.shell?.id]).toEqual([status, screen, shell]);
    });

    it('keeps a company from people outside it', async () => {
      const answer = await admin.get('/company/globex');
      expect([answer.status, startOf(answer).screen.id]).toEqual([403, 'errors/forbidden']);
    });

    it('answers programs with the envelope and browsers with a page', async () => {
      expect((await visitor.get('/api/nothing')).json).toMatchObject({ status: 404, msg: 'Not found.' });
      expect((await visitor.get('/nothing', { accept: 'application/json' })).json).toMatchObject({ status: 404 });
      const image = await visitor.get('/favicon.ico', { accept: 'image/*,*/*;q=0.8', 'sec-fetch-dest': 'image' });
      expect([image.status, image.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
      const post = await visitor.post('/i/profile', {});
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });
  });

  describe('the data block', () => {
    it('holds screen, shell, configuration, person, companies, routes and texts', async () => {
      const start = startOf(await member.get('/'));
      expect(start).toMatchObject({
        locale: 'en-US',
        contextPath: '',
        config: { mode: 'saas', siteName: 'Pagewright' },
        user: { email: 'member@example.com', username: 'member', isSuperAdmin: false },
        scope: {},
        screen: { layer: 'builtin', schema: { type: 'page' } },
        safe: false,
      });
      expect(start.companies?.map(({ key }) => key).sort()).toEqual(['acme', 'globex']);
      expect(start.routes.routes.length).toBeGreaterThan(5);
      expect(start.texts['home.title']).toBe('Home');
      expect(start.texts['host.offline']).toBeTruthy();
      expect(Object.keys(start.texts).filter((key) => /^(api|validate|mail)\./.test(key))).toEqual([]);
    });

    it('names the company of the address as its scope', async () => {
      expect(startOf(await member.get('/company/globex')).scope).toEqual({ company: 'globex' });
    });

    it('of the login page holds only the texts it needs, and nobody', async () => {
      const start = startOf(await visitor.get('/login'));
      expect(start.user).toBeNull();
      expect(start.texts['login.title']).toBe('Sign in');
      expect(Object.keys(start.texts).some((key) => key.startsWith('profile.'))).toBe(false);
    });

    it('cannot be ended from inside', async () => {
      const body = '</script><b>out</b><!--';
      await admin.post('/api/screen/errors/logged-out/publish', { schema: { type: 'page', body } });
      const answer = await visitor.get('/logout');
      expect(answer.text).not.toContain('<b>out');
      expect(startOf(answer).screen.schema['body']).toBe(body);
      await admin.send('/api/screen/errors/logged-out', { method: 'DELETE' });
    });

    it('is in the language of cookie, account or browser', async () => {
      const chinese = await server.visitor({ 'accept-language': 'zh-CN,zh;q=0.9' }).get('/login');
      expect(chinese.text).toContain('<html lang="zh-CN"');
      expect(startOf(chinese).locale).toBe('zh-CN');
      const chosen = await visitor.get('/login', { cookie: 'locale=zh-CN' });
      expect(startOf(chosen).locale).toBe('zh-CN');
    });
  });

  describe('headers', () => {
    const policyOf = ({ headers }: Answer) => headers.get('content-security-policy')!.split('; ');

    it('leave the document of a tenant’s page no network and no origin', async () => {
      const policy = policyOf(await visitor.get('/tenant-page'));
      expect(policy).toContain("connect-src 'none'");
      expect(policy.find((directive) => directive.startsWith('sandbox'))).not.toContain('allow-same-origin');
      const { port } = new URL(server.base);
      expect(policy).toContain(`frame-src *.localhost:${port}/component/ blob:`);
      expect(policyOf(await visitor.get('/share/x'))).toContain("connect-src 'self'");
    });

    it('let no inline script, no eval and no foreign frame in', async () => {
      for (const path of ['/login', '/nowhere', '/share/x']) {
        const answer = await visitor.get(path);
        const policy = policyOf(answer);
        expect(policy).toEqual(
          expect.arrayContaining([
            "default-src 'none'",
            "script-src 'self'",
            "base-uri 'none'",
            "frame-ancestors 'self'",
          ]),
        );
        expect(policy.filter((directive) => /unsafe-eval|script-src.*unsafe-inline/.test(directive))).toEqual([]);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('referrer-policy')).toBe('same-origin');
        expect(answer.headers.get('x-dns-prefetch-control')).toBe('off');
      }
    });

    it('put shared pages into an origin of their own, under Trusted Types', async () => {
      const policy = policyOf(await visitor.get('/share/x'));
      expect(policy).toContain("require-trusted-types-for 'script'");
      const sandbox = policy.find((directive) => directive.startsWith('sandbox'));
      expect(sandbox).toContain('allow-scripts');
      expect(sandbox).not.toContain('allow-same-origin');
      expect(sandbox).not.toContain('allow-top-navigation');
    });

    it('let data answers show nothing', async () => {
      expect(policyOf(await visitor.get('/api/config'))).toEqual(["default-src 'none'", "frame-ancestors 'none'"]);
    });

    it('give each document a strong entity tag', async () => {
      const first = await visitor.get('/login');
      const etag = first.headers.get('etag')!;
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect((await visitor.get('/login', { 'if-none-match': etag })).status).toBe(304);
      expect((await visitor.get('/login', { 'if-none-match': etag, cookie: 'locale=zh-CN' })).status).toBe(200);
      expect((await member.get('/', { 'if-none-match': etag })).status).toBe(200);
    });
  });

  describe('the login page', () => {
    it('is the same compressed and not', async () => {
      const compressed = await visitor.get('/login', { 'accept-encoding': 'gzip, br' });
      expect(compressed.headers.get('content-encoding')).toBe('br');
      const plain = await visitor.get('/login', { 'accept-encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      const withoutKey = ({ text }: Answer) => text.replace(/"pageKey":"[^"]+"/, '');
      expect(withoutKey(compressed)).toBe(withoutKey(plain));
      expect(compressed.text).not.toBe(plain.text);
      const refused = await visitor.get('/login', { 'accept-encoding': 'br;q=0, gzip' });
      expect(refused.headers.get('content-encoding')).toBe('gzip');
    });

    it('comes with a static form in its HTML, with the remembered method', async () => {
      const shell = async (cookie: string) =>
        /<div id="shell">(.*?)<\/div><div id="root">/s.exec((await visitor.get('/login', { cookie })).text)![1]!;
      expect(await shell('')).toContain('<form');
      expect(await shell('login_method=password')).not.toBe(await shell('login_method=email'));
    });

    it('is told whether the browser is a mobile one, in data and static form', async () => {
      const desktop = await visitor.get('/login');
      const mobile = await visitor.get('/login', { 'sec-ch-ua-mobile': '?1' });
      const isList = ({ text }: Answer) => /<div class="[^"]*is-list/.test(text);
      expect([startOf(desktop).mobile, startOf(mobile).mobile]).toEqual([false, true]);
      expect([isList(desktop), isList(mobile)]).toEqual([false, true]);
      expect(mobile.headers.get('etag')).not.toBe(desktop.headers.get('etag'));
      expect(mobile.headers.get('vary')).toMatch(/Sec-CH-UA-Mobile, User-Agent/);
    });

    it('is that of the app by its key alone, when no other company has such an app', async () => {
      const { companies, database } = server.services;
      const [globex, acme] = [(await companies.findByKey('globex'))!, (await companies.findByKey('acme'))!];
      const shop = { id: 5, key: 'shop', name: 'Shop', login_look: JSON.stringify({ layout: 'card' }) };
      const shown = async (address: string) => {
        const { screen, scope } = startOf(await visitor.get(address));
        return [screen.id, scope];
      };
      await addApp(database, { company_id: globex.id, ...shop });
      const ofShop = { company: 'globex', app: 'shop' };
      expect(await shown('/login?app=shop')).toEqual(['login/look', ofShop]);
      for (const address of ['/login?app=nothing', '/login?company=none'])
        expect(await shown(address)).toEqual(['account/login', {}]);
      expect(await shown('/login?app=shop&safe=1')).toEqual(['account/login', ofShop]);
      await addApp(database, { company_id: acme.id, ...shop });
      expect(await shown('/login?app=shop')).toEqual(['account/login', {}]);
      expect(await shown('/login?company=globex&app=shop')).toEqual(['login/look', ofShop]);
    });

    it('shows a draft behind its preview link', async () => {
      const schema = { type: 'page', body: 'a draft' };
      const { json } = await admin.post('/api/screen/account/login/draft', { schema });
      expect((await admin.get(`/login${json.data.preview}`)).text).toContain('a draft');
      expect((await visitor.get(`/login${json.data.preview}`)).text).not.toContain('a draft');
      expect((await visitor.get('/login')).text).not.toContain('a draft');
    });
  });
});

onOneEngine((engine) => {
  it(
    'everything works under a context path',
    async () => {
      const environment = { PAGEWRIGHT_CONTEXT_PATH: '/pw', PAGEWRIGHT_FRAME_ANCESTORS: 'https://portal.example' };
      const server = await startServer({ storage: await engine.storage(), environment });
      try {
        const visitor = server.visitor();
        expect(server.base).toMatch(/\/pw$/);
        const home = await visitor.get('/');
        expect([home.status, home.headers.get('location')]).toEqual([302, '/pw/login?redirect=%2Fpw%2F']);
        expect((await visitor.get('/i')).headers.get('location')).toBe('/pw/i/profile');
        const login = await visitor.get('/login');
        expect(login.text).toContain('href="/pw/assets/x.css"');
        expect(login.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://portal.example");
        expect(startOf(login).contextPath).toBe('/pw');
        expect((await visitor.get('/api/config')).json.data.contextPath).toBe('/pw');
        const member = await server.person('member');
        expect((await member.get('/')).status).toBe(200);
      } finally {
        await server.stop();
      }
    },
    patience,
  );
});
