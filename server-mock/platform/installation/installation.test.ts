import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine, onPostgres, type TestEngine } from '../../../tests/support/databases.ts';
import type { Person } from '../../../tests/support/person.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';

const document = { accept: 'text/html' };
const organisation = { name: 'Rain & Co', email: 'Root@Example.com', nickName: 'Rainer' };
const chosen = { password: 'Quiet7!Hill', repeatPassword: 'Quiet7!Hill' };

/** What opens the platform's set-up: the code, or the password of the connection where its address has one. */
function secretOf(server: TestServer, databaseUrl: string | undefined): string {
  return server.setupCode() || decodeURIComponent(new URL(databaseUrl!).password);
}

function useServer(engine: TestEngine, environment: Record<string, string> = {}) {
  let server: TestServer;
  let secret: string;
  beforeAll(async () => {
    const storage = await engine.storage({ migrated: false });
    server = await startServer({ storage, clean: true, environment });
    secret = secretOf(server, storage.databaseUrl);
  });
  afterAll(() => server.stop());
  return { server: () => server, secret: () => secret };
}

const place = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get('location')];

onOneEngine((engine) => {
  describe('an empty database', () => {
    const { server, secret } = useServer(engine);
    let operator: Person;

    it('leads every page to /install and refuses every call', async () => {
      const visitor = server().visitor();
      for (const path of ['/', '/login', '/i/profile', '/install-org', '/upgrade-db', '/nowhere']) {
        expect(place(await visitor.get(path, document)), path).toEqual([302, '/install']);
      }
      expect((await visitor.get('/install', document)).status).toBe(200);
      for (const path of ['/api/company', '/api/user/info', '/api/admin/audit', '/api/screen/home/companies']) {
        expect((await visitor.get(path)).json, path).toMatchObject({ status: 503 });
      }
      expect((await visitor.post('/login', { email: 'a@b.cn', token: '1' })).status).toBe(503);
      expect((await visitor.get('/healthz')).status).toBe(200);
      expect((await visitor.get('/install/progress')).json.data).toEqual({ progress: null });
      expect((await visitor.get('/api/config')).json.status).toBe(0);
      expect((await visitor.get('/api/screen/install/database?safe=1')).json.data['layer']).toBe('builtin');
    });

    it('shows the SQL that will run', async () => {
      const { json } = await server().visitor().get<{ upQuery: string }>('/install', { accept: 'application/json' });
      expect(json.data.upQuery).toMatch(/^-- 0001_foundation\.sql\n/);
      expect(json.data.upQuery).toMatch(/create table account \((.|\n)*-- 0002_installation\.sql/);
    });

    it('keeps the organisation for later, and for whoever has installed', async () => {
      const answer = await server()
        .visitor()
        .post('/install-org', { ...organisation, ...chosen });
      expect([answer.status, answer.json.status]).toEqual([503, 503]);
    });

    it('is opened by nothing but the secret, and guesses are counted', async () => {
      const visitor = server().visitor();
      for (const dbpw of ['', 'postgres', `${secret()}x`]) {
        const answer = await visitor.post('/install', { dbpw });
        expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([403, ['dbpw']]);
      }
      const { limits } = server().services.installation;
      const rule = { freeFailures: 2, firstPause: 60, longestPause: 60, memory: 900 };
      expect(await limits.pause('failures:setup@127.0.0.1', rule)).toBeGreaterThan(0);
      expect((await server().services.database.schemaState()).pending).not.toEqual([]);
    });

    it('is installed once, by one of several', async () => {
      const people = [server().visitor(), server().visitor(), server().visitor()];
      const wish = { dbpw: secret(), redirect: '/i/profile' };
      const answers = await Promise.all(people.map((person) => person.post('/install', wish)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      operator = people[winner]!;
      expect(answers[winner]!.json.data['redirect']).toBe('/install-org?redirect=%2Fi%2Fprofile');
      expect((await operator.post('/install', wish)).status).toBe(409);
      expect((await operator.get('/install', { accept: 'application/json' })).status).toBe(409);
      expect(place(await operator.get('/install', document))).toEqual([302, '/install-org']);
    });

    it('lets nobody else name the organisation', async () => {
      const stranger = server().visitor();
      expect((await stranger.post('/install-org', { ...organisation, ...chosen })).status).toBe(403);
      stranger.cookies.set('pagewright_setup', '99999999999.forged');
      expect((await stranger.post('/install-org', { ...organisation, ...chosen })).status).toBe(403);
      expect((await stranger.post('/install-org/prove', { dbpw: 'guess' })).status).toBe(403);
      const { json } = await stranger.get('/install-org', { accept: 'application/json' });
      expect(json.data).toMatchObject({ proven: false, name: '' });
    });

    it('takes the proof again from a browser that has lost it', async () => {
      const elsewhere = server().visitor();
      expect((await elsewhere.post('/install-org/prove', { dbpw: secret() })).json.data).toEqual({ proven: true });
      const { json } = await elsewhere.get('/install-org', { accept: 'application/json' });
      expect(json.data).toMatchObject({ proven: true });
    });

    it('checks the form', async () => {
      const wrong = { name: ' ', email: 'root', password: 'short', repeatPassword: 'other' };
      const answer = await operator.post('/install-org', wrong);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json.errors!).sort()).toEqual(['email', 'name', 'password', 'repeatPassword']);
    });

    it('gets its organisation once, with an administrator who is signed in', async () => {
      const elsewhere = server().visitor();
      await elsewhere.post('/install-org/prove', { dbpw: secret() });
      const wish = { ...organisation, ...chosen, redirect: '/i' };
      const both = await Promise.all([operator.post('/install-org', wish), elsewhere.post('/install-org', wish)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      if (both[0]!.status !== 200) operator = elsewhere;
      const won = both.find(({ status }) => status === 200)!;
      expect(won.json.data['redirect']).toBe('/register-license?first=1&redirect=%2Fi');
      const me = (await operator.get<{ email: string; nickName: string }>('/api/user/info')).json.data;
      expect(me).toMatchObject({ email: 'root@example.com', nickName: 'Rainer' });
      const { items } = (await operator.get<{ items: object[] }>('/api/company')).json.data;
      expect(items).toMatchObject([{ key: 'rain-co', name: 'Rain & Co', role: 'owner' }]);
      expect((await operator.get('/api/admin/audit')).status).toBe(200);
      expect((await server().visitor().signIn('root@example.com', chosen.password)).cookies.size).toBeGreaterThan(0);
    });

    it('is closed then, to everybody', async () => {
      for (const person of [server().visitor(), operator]) {
        expect((await person.post('/install', { dbpw: secret() })).status).toBe(409);
        expect((await person.post('/install-org/prove', { dbpw: secret() })).status).toBe(409);
        expect((await person.post('/install-org', { ...organisation, ...chosen })).status).toBe(409);
        for (const path of ['/install', '/install-org']) {
          expect((await person.get(path, document)).status).toBe(person === operator ? 409 : 403);
          expect((await person.get(path, { accept: 'application/json' })).status).toBe(409);
        }
      }
      expect((await server().visitor().get('/upgrade-db', document)).status).toBe(403);
      expect((await server().visitor().get('/upgrade-db', { accept: 'application/json' })).status).toBe(403);
      expect((await server().visitor().post('/upgrade-db', {})).status).toBe(403);
      expect((await operator.post('/upgrade-db', {})).status).toBe(409);
      expect((await operator.get('/upgrade-db', { accept: 'application/json' })).status).toBe(409);
    });

    it('is written down, with actor and address', async () => {
      const lines = await auditOf(server().services);
      expect(lines.find(({ action }) => action === 'installation.done')).toMatchObject({
        actor_name: 'Rainer',
        target: 'rain-co',
        address: '127.0.0.1',
      });
      const [english, chinese] =
        server().services.installation.secret().kind === 'setup-code'
          ? ['Operator (set-up code)', '运维人员（安装码）']
          : ['Operator (database password)', '运维人员（数据库密码）'];
      for (const [locale, actor] of [
        ['en-US', english],
        ['zh-CN', chinese],
      ] as const) {
        operator.cookies.set('locale', locale);
        const named = encodeURIComponent(actor!);
        const answer = await operator.get<{ items: object[] }>(`/api/admin/audit?action=installation&actor=${named}`);
        expect(answer.json.data.items).toMatchObject([
          { action: 'installation.database', actor, address: '127.0.0.1' },
        ]);
        const { text } = await operator.get('/api/admin/audit/export?action=installation.database');
        expect(text).toContain(actor);
      }
    });
  });

  describe('with a configured name, in private mode, below a path', () => {
    const { server, secret } = useServer(engine, {
      PAGEWRIGHT_ORG_NAME: '雨山科技',
      PAGEWRIGHT_MODE: 'private',
      PAGEWRIGHT_CONTEXT_PATH: '/pw',
      PAGEWRIGHT_ADMINISTRATORS: 'second@example.com',
    });

    it('locks the name, and needs no password: codes come by mail', async () => {
      const person = server().visitor();
      expect(place(await person.get('/', document))).toEqual([302, '/pw/install']);
      const installed = await person.postForm('/install', { dbpw: secret() });
      expect(place(installed)).toEqual([302, '/pw/install-org']);
      const { json } = await person.get('/install-org', { accept: 'application/json' });
      expect(json.data).toMatchObject({ name: '雨山科技', proven: true });
      const answer = await person.post('/install-org', { name: 'Another', email: 'second@example.com' });
      expect(answer.json.data['redirect']).toBe('/pw/register-license?first=1');
      const { items } = (await person.get<{ items: object[] }>('/api/company')).json.data;
      expect(items).toMatchObject([{ key: 'org', name: '雨山科技' }]);
      expect((await server().visitor().post('/verifyEmail', { email: 'second@example.com' })).json.ok).toBe(true);
    });
  });
});

onPostgres((engine) => {
  it('is noticed by the other nodes, which then serve', async () => {
    const storage = await engine.storage({ migrated: false });
    const [first, second] = [await startServer({ storage, clean: true }), await startServer({ storage, clean: true })];
    const operator = first.visitor();
    const secret = secretOf(first, storage.databaseUrl);
    expect((await operator.post('/install', { dbpw: secret })).status).toBe(200);
    expect(place(await second.visitor().get('/', document))).toEqual([302, '/install-org']);
    expect((await second.visitor().post('/install', { dbpw: secretOf(second, storage.databaseUrl) })).status).toBe(409);
    expect((await operator.post('/install-org', { ...organisation, ...chosen })).status).toBe(200);
    const elsewhere = await second.visitor().signIn('root@example.com', chosen.password);
    const draft = { schema: { type: 'page', title: 'Hello', body: 'Hello' }, note: '' };
    expect((await elsewhere.post('/api/screen/home/companies/publish', draft)).json.status).toBe(0);
    await Promise.all([first.stop(), second.stop()]);
  });

  it('asks for the password of the connection where it has one', async () => {
    const storage = await engine.storage({ migrated: false });
    const url = new URL(storage.databaseUrl!);
    url.password = 'p@ss: word';
    const server = await startServer({ storage: { ...storage, databaseUrl: url.href }, clean: true });
    expect(server.setupCode()).toBe('');
    const person = server.visitor();
    const { json } = await person.get('/install', { accept: 'application/json' });
    expect(json.data).toMatchObject({ secret: 'database-password' });
    expect((await person.post('/install', { dbpw: 'p@ss: Word' })).status).toBe(403);
    expect((await person.post('/install', { dbpw: 'p@ss: word' })).status).toBe(200);
    await server.stop();
  });
});
