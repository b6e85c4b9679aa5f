import { beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/reach/frame.ts';
import { PAGE_HEADER } from '../../../src/reach/page-name.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { fromScript, namedBy, pageKeyOf, visit } from '../../../tests/support/page-person.ts';
import type { Person } from '../../../tests/support/person.ts';

const page = (text: string) => ({ type: 'page', title: 'i18n:home.title', body: text });
const scope = { company: 'globex' };
const own = '/api/company/globex/screen/own/page';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let ownerKey: string;
  /** A page of the company in force. */
  let entrance: Frame;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    ownerKey = await pageKeyOf(owner);
    const { json } = await owner.post<{ version: number }>(`${own}/publish`, { schema: page('x') });
    entrance = { layer: 'company', screen: 'own/page', version: json.data.version, scope };
  });

  describe('a request of a browser that names no page', () => {
    it('changes nothing', async () => {
      const answer = await owner.post('/api/user/preferences', { locale: 'zh-CN' }, fromScript);
      expect([answer.status, answer.json.msg]).toEqual([403, expect.stringContaining('does not say which page')]);
    });

    it('reads as a script that says so, and never as a picture', async () => {
      const read = (headers: Record<string, string>) => owner.get('/api/user/info', headers).then((a) => a.status);
      expect(await read({ ...fromScript, 'x-requested-with': 'x' })).toBe(200);
      expect(await read(fromScript)).toBe(403);
      expect(await read({ ...fromScript, 'sec-fetch-dest': 'image', 'x-requested-with': 'x' })).toBe(403);
    });

    it('fetches no document', async () => {
      expect((await owner.get('/i/profile', { ...fromScript, accept: 'text/html' })).status).toBe(403);
    });

    it('reads what is public and opens documents', async () => {
      const visitor = server.visitor();
      expect((await visitor.get('/api/config', fromScript)).status).toBe(200);
      expect((await visitor.get('/healthz', fromScript)).status).toBe(200);
      expect((await visitor.get('/login', visit)).status).toBe(200);
    });
  });

  it('a program goes on as it was', async () => {
    const program = await server.person('member');
    expect((await program.post('/api/user/preferences', { locale: 'en-US' })).status).toBe(200);
    expect((await program.get('/i/profile')).status).toBe(200);
  });

  it('tells no page of a company at which level its reader may change it', async () => {
    const read = async (headers: object) => (await owner.get<{ editAt?: string }>(own, { ...headers })).json.data;
    expect((await read({})).editAt).toBe('company');
    const ofPage = await read(namedBy(ownerKey, entrance));
    expect([ofPage.editAt, 'schema' in ofPage]).toEqual([undefined, true]);
  });

  describe('the key', () => {
    it('stands in documents alone, and another one in each', async () => {
      expect(await pageKeyOf(owner)).not.toBe(ownerKey);
      for (const path of ['/api/config', '/api/routes?document=app', '/api/user/info'])
        expect((await owner.get(path, namedBy(ownerKey))).text).not.toMatch(/[\w-]{22}\.\w+\.[\w-]{43}/);
      const compressed = await server.visitor().get('/login', { ...visit, 'accept-encoding': 'br' });
      expect(compressed.text).toMatch(/"pageKey":"[\w-]{22}\.\w+\.[\w-]{43}"\}<\/script>/);
    });

    it('is worth nothing in another browser, changed, or made up', async () => {
      const save = (person: Person, key: string) =>
        person.post('/api/user/preferences', { locale: 'en-US' }, namedBy(key));
      const other = await server.person('member');
      await pageKeyOf(other);
      expect((await save(owner, ownerKey)).status).toBe(200);
      expect((await save(other, ownerKey)).status).toBe(403);
      expect((await save(owner, `${ownerKey.slice(0, -1)}${ownerKey.endsWith('A') ? 'B' : 'A'}`)).status).toBe(403);
      expect((await save(owner, '')).status).toBe(403);
    });

    it.each(['', 'x', 'builtin;host;0;;;', 'Builtin;host;0;;', 'builtin;host;0;%zz;'])(
      'lets no request pass by the name %j, which cannot be read',
      async (name) => {
        const headers = { ...namedBy(ownerKey), [PAGE_HEADER]: name };
        const read = await owner.get('/api/user/info', headers);
        expect([read.status, read.json.msg]).toEqual([403, expect.stringContaining('may not make this call')]);
        expect((await owner.post('/api/user/preferences', { locale: 'en-US' }, headers)).status).toBe(403);
      },
    );

    it('survives signing in', async () => {
      const visitor = server.visitor();
      const key = await pageKeyOf(visitor, '/login');
      await visitor.signIn('member', demoPassword);
      expect((await visitor.post('/api/user/preferences', { locale: 'en-US' }, namedBy(key))).status).toBe(200);
    });
  });

  describe('a page of a company', () => {
    const ask = (person: Person, key: string, path: string, frame: Frame, body?: object) =>
      body ? person.post(path, body, namedBy(key, frame)) : person.get(path, namedBy(key, frame));

    it('reads nothing of its reader, sends no codes and signs nobody in', async () => {
      const statusOf = (path: string, body?: object) =>
        ask(owner, ownerKey, path, entrance, body).then(({ status, json }) => [status, json.msg]);
      const refused = [403, expect.stringContaining('may not make this call')];
      expect(await statusOf('/api/user/info')).toEqual(refused);
      expect(await statusOf('/verifyEmail', { email: 'new@example.com', purpose: 'reset' })).toEqual(refused);
      expect(await statusOf('/login', { email: 'x', token: 'y' })).toEqual(refused);
    });

    it('overwrites no screen of the platform for its administrator', async () => {
      const admin = await server.person('admin@example.com');
      const key = await pageKeyOf(admin);
      const publish = await ask(admin, key, '/api/screen/docs/empty/publish', entrance, { schema: page('hostile') });
      expect(publish.status).toBe(403);
      expect((await ask(admin, key, '/api/admin/audit', entrance)).status).toBe(403);
    });

    it('is believed to be a page that is served, and no other', async () => {
      const status = (frame: Frame) =>
        ask(owner, ownerKey, '/api/company/globex/screen/company/desk', frame).then((a) => a.status);
      expect(await status(entrance)).toBe(200);
      expect(await status({ ...entrance, version: 7 })).toBe(403);
      expect(await status({ ...entrance, layer: 'app', scope: { company: 'globex', app: 'crm' } })).toBe(403);
      expect(await status({ ...entrance, scope: { company: 'nowhere' } })).toBe(403);
      await owner.post(`${own}/publish`, { schema: page('y') });
      expect(await status(entrance)).toBe(200);
    });

    it('is believed to show an earlier version to people who manage the company, and to nobody else', async () => {
      const earlier = { ...entrance, version: 0 };
      const status = async (person: Person) =>
        (await ask(person, await pageKeyOf(person), '/api/company/globex/screen/company/desk', earlier)).status;
      const others = await Promise.all(['member', 'admin@example.com'].map(server.person));
      expect([await status(owner), ...(await Promise.all(others.map(status)))]).toEqual([200, 403, 403]);
    });

    it('shows the layer below it to people who manage the company, and to nobody else', async () => {
      const below: Frame = { layer: 'platform', screen: 'company/desk', version: 0, scope };
      const status = async (person: Person, frame = below) =>
        (await ask(person, await pageKeyOf(person), '/api/company/globex/app', frame)).status;
      expect([await status(owner), await status(await server.person('member'))]).toEqual([200, 403]);
      expect(await status(owner, { ...below, scope: {} })).toBe(403);
      expect(await status(owner, { ...below, scope: { company: 'acme' } })).toBe(403);
    });

    it('is believed to show the draft of one of its parts, to people of the company alone', async () => {
      const drafted = { ...entrance, screen: 'company/desk', version: 0 };
      const ofPart = '/api/company/globex/screen/company/desk-title';
      const member = await server.person('member');
      const stranger = await server.person('admin@example.com');
      const status = async (person: Person) =>
        (await ask(person, await pageKeyOf(person), '/api/company/globex/screen/company/desk', drafted)).status;
      expect(await status(member)).toBe(403);
      await owner.post(`${ofPart}/draft`, { schema: { type: 'tpl', tpl: 'Drafted' } });
      expect([await status(member), await status(stranger)]).toEqual([200, 403]);
    });
  });
});
