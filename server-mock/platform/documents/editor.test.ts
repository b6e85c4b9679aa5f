import { beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const login = 'account/login';
const desk = 'company/desk';
const profile = 'user-center/profile';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;
  let member: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner, member] = (await Promise.all(
      ['admin@example.com', 'owner@example.com', 'member'].map(server.person),
    )) as [Person, Person, Person];
  });

  const open = async (person: Person, path: string) => {
    const { status, headers, text } = await person.get(path, { accept: 'text/html' });
    const screen = /"screen":\{"id":"([^"]+)"/.exec(text)?.[1];
    return { status, screen, mayEvaluate: headers.get('content-security-policy')?.includes("'unsafe-eval'") };
  };

  describe('the editor document', () => {
    it.each([
      ['a super-admin at the level of the platform', () => admin, `/admin/screens/${profile}/edit`],
      ['an owner in the own company', () => owner, `/company/globex/screens/${desk}/edit`],
      ['an owner in an app of the own company', () => owner, `/company/globex/app/crm/screens/${desk}/edit`],
    ])('opens for %s and evaluates no text', async (_, person, path) => {
      expect(await open(person(), path)).toEqual({ status: 200, screen: 'screens/edit', mayEvaluate: false });
    });

    it.each([
      ['a member at the level of the platform', () => member, `/admin/screens/${profile}/edit`],
      ['a member in a company', () => member, `/company/acme/screens/${desk}/edit`],
      ['a member in an app', () => member, `/company/acme/app/crm/screens/${desk}/edit`],
      ['an owner, for the sign-in page', () => owner, `/company/globex/screens/${login}/edit`],
      [
        'an owner, for a screen that apps may not change',
        () => owner,
        `/company/globex/app/crm/screens/${profile}/edit`,
      ],
      ['an owner in another company', () => owner, `/company/acme/screens/${desk}/edit`],
      ['an owner, for a screen that companies may not change', () => owner, `/company/globex/screens/${profile}/edit`],
      ['anybody, for a screen that nobody may change', () => admin, '/admin/screens/account/prove/edit'],
    ])('stays closed for %s', async (_, person, path) => {
      expect(await open(person(), path)).toEqual({ status: 403, screen: 'errors/forbidden', mayEvaluate: false });
    });

    it.each(['/edit', ''])('has no page for a name that leads elsewhere (%s)', async (rest) => {
      const { status, screen } = await open(owner, `/company/globex/screens/u/..%2f..%2fadmin%3f${rest}`);
      expect([status, screen]).toEqual([404, 'errors/not-found']);
    });

    it('has no page for an app that does not exist', async () => {
      const { status, screen } = await open(owner, `/company/globex/app/none/screens/${desk}/edit`);
      expect([status, screen]).toEqual([404, 'errors/not-found']);
    });

    it('opens for frames, error pages and screens of the manager', async () => {
      const { screens } = server.services;
      const ids = screens.builtin().flatMap(({ id }) => (/^(frame|shell|errors|screens)\//.test(id) ? [id] : []));
      const editable = ids.filter((id) => screens.mayEdit('platform', id));
      expect(ids.filter((id) => !editable.includes(id))).toEqual([
        'frame/find',
        'frame/find-row',
        'frame/switch',
        'frame/switch-row',
        'screens/explain-here',
        'screens/explain-screen',
      ]);
      for (const id of ['frame/user-menu', 'shell/platform', 'errors/not-found', 'screens/list']) {
        expect(editable).toContain(id);
        expect((await open(admin, `/admin/screens/${id}/edit`)).screen).toBe('screens/edit');
        expect((await admin.get(`/api/screen/${id}/source`)).status).toBe(200);
      }
    });

    it('leaves a manager that does not work by ?safe=1', async () => {
      const layer = async (path: string) =>
        /"screen":\{"id":"screens\/list".*?"layer":"(\w+)"/s.exec(
          (await admin.get(path, { accept: 'text/html' })).text,
        )?.[1];
      await admin.post('/api/screen/screens/list/publish', { schema: { type: 'page', body: 'nothing left' } });
      expect([await layer('/admin/screens'), await layer('/admin/screens?safe=1')]).toEqual(['platform', 'builtin']);
      await admin.send('/api/screen/screens/list', { method: 'DELETE' });
      expect(await layer('/admin/screens')).toBe('builtin');
    });

    it('has nothing but custom components in frames, and loads files of the platform alone', async () => {
      const { headers } = await admin.get(`/admin/screens/${profile}/edit`, { accept: 'text/html' });
      const policy = headers.get('content-security-policy') ?? '';
      const { host, port } = new URL(server.base);
      expect(policy).toContain(`frame-src *.localhost:${port}/component/;`);
      expect(policy).toContain(`img-src ${host}/assets/ ${host}/api/upload/ data: blob:`);
      expect(policy).toContain(`media-src ${host}/assets/ ${host}/api/upload/ blob:`);
      expect(policy).toContain(`style-src ${host}/assets/ 'unsafe-inline'`);
    });

    it('asks a visitor to sign in', async () => {
      const { status, headers } = await server.visitor().get(`/admin/screens/${profile}/edit`, { accept: 'text/html' });
      expect([status, headers.get('location')]).toEqual([302, expect.stringContaining('/login?redirect=')]);
    });
  });

  describe('the address that opens a page in the editor', () => {
    const edit = async (person: Person, page: string) => {
      const { status, headers } = await person.get(`/edit-page?page=${encodeURIComponent(page)}`, {
        accept: 'text/html',
      });
      return status === 302 ? headers.get('location') : status;
    };
    const editor = (address: string, from: string) => `${address}/edit?from=${encodeURIComponent(from)}`;

    it.each([
      ['a page of the platform', () => admin, '/i/profile?tab=2', '/admin/screens/user-center/profile'],
      ['a page of the own company', () => owner, '/company/globex', '/company/globex/screens/company/desk'],
      ['a page that is missing', () => admin, '/nowhere', '/admin/screens/errors/not-found'],
      ['an error page', () => admin, '/500', '/admin/screens/errors/server-error'],
      ['the manager', () => admin, '/admin/screens', '/admin/screens/screens/list'],
      ['the editor', () => admin, '/admin/screens/home/companies/edit', '/admin/screens/screens/edit'],
    ])('leads to %s at the nearest level, and back', async (_, person, page, address) => {
      expect(await edit(person(), page)).toBe(editor(address, page));
    });

    it.each([
      ['/login?company=globex', '/company/globex/login-page'],
      ['/login?company=globex&app=crm', '/company/globex/app/crm/login-page'],
    ])('leads from the sign-in page %s to the settings of its look', async (page, address) => {
      expect(await edit(owner, page)).toBe(address);
      expect(await edit(member, page)).toBe(403);
    });

    it('leads from the sign-in page of the platform to what a visitor sees', async () => {
      const from = '/login?as=visitor';
      expect(await edit(admin, '/login')).toBe(editor('/admin/screens/account/login', from));
      const { status, text } = await admin.get(from, { accept: 'text/html' });
      expect([status, text.includes('"id":"account/login"'), /<script[^>]* src=/.test(text)]).toEqual([
        200,
        true,
        false,
      ]);
    });

    it('leads from a page that is a text to where it is written', async () => {
      const app = '/company/globex/app/crm';
      expect((await owner.post(`/api${app}/page`, { name: 'Rules', key: 'rules', type: 2 })).status).toBe(200);
      expect(await edit(owner, `${app}/rules`)).toBe(`${app}/pages/rules`);
      await owner.post(`/api${app}/page`, { name: 'Board', key: 'board' });
      expect(await edit(owner, `${app}/board`)).toBe(editor(`${app}/screens/page/board`, `${app}/board`));
    });

    it('names the page that is set as sign-in page', async () => {
      await admin.post('/api/login-page', { page: 'login/card' });
      expect(await edit(admin, '/login')).toBe(editor('/admin/screens/login/card', '/login?as=visitor'));
      await admin.post('/api/login-page', { page: '' });
    });

    it.each([
      ['a member', () => member, '/i/profile', 403],
      ['a member of a company', () => member, '/company/globex', 403],
      ['an owner, for a page of the platform', () => owner, '/i/profile', 403],
      ['an owner, for the sign-in page of the platform', () => owner, '/login', 403],
      ['anybody, for an address of others', () => admin, 'https://evil.example/', 404],
      ['anybody, for an address that looks like a path', () => admin, '//evil.example/', 404],
    ])('has nothing for %s', async (_, person, page, status) => {
      expect(await edit(person(), page)).toBe(status);
    });

    it('has a visitor sign in first, and takes nobody to foreign pages', async () => {
      const login = `/login?redirect=${encodeURIComponent('/edit-page?page=%2Flogin')}`;
      expect(await edit(server.visitor(), '/login')).toBe(login);
      const address = `/admin/screens/${profile}/edit`;
      for (const from of [
        '//evil.example',
        'https://evil.example',
        'javascript:alert(1)',
        '/..//evil.example',
        '/api/x',
      ]) {
        const { headers } = await admin.get(`${address}?safe=1&from=${encodeURIComponent(from)}`, {
          accept: 'text/html',
        });
        expect([from, headers.get('location')]).toEqual([from, `${address}?safe=1`]);
      }
    });

    it('is offered with the screen to people who may edit it, and to nobody else', async () => {
      const offered = async (person: Person, path: string) =>
        (await person.get<{ editAt?: string }>(path)).json.data.editAt;
      expect(await offered(admin, `/api/screen/${profile}`)).toBe('platform');
      expect(await offered(owner, `/api/screen/${profile}`)).toBeUndefined();
      expect(await offered(owner, '/api/company/globex/screen/company/desk')).toBe('company');
      expect(await offered(member, '/api/company/globex/screen/company/desk')).toBeUndefined();
      const inDocument = async (person: Person, path: string) =>
        [...(await person.get(path, { accept: 'text/html' })).text.matchAll(/"editAt":"(\w+)"/g)].map(([, at]) => at);
      expect(await inDocument(admin, '/i/profile')).toEqual(['platform', 'platform']);
      expect(await inDocument(owner, '/company/globex')).toEqual(['company']);
      expect(await inDocument(member, '/company/globex')).toEqual([]);
      expect(await inDocument(server.visitor(), '/login')).toEqual([]);
    });
  });

  describe('what an editor begins with', () => {
    const source = (person: Person, id: string, prefix = '/api') =>
      person.get<{ isDraft: boolean; schema: { body?: unknown }; address: string | null }>(
        `${prefix}/screen/${id}/source`,
      );

    it('is the page as it is written, its parts named', async () => {
      const { json } = await source(admin, profile);
      expect(json.data).toMatchObject({ isDraft: false, address: '/i/profile' });
      expect(JSON.stringify(json.data.schema)).toContain('"type":"include"');
    });

    it.each([
      ['a part', () => admin, 'account/sign-in-title', '/api', '/login'],
      ['a page of a company', () => owner, 'company/desk', '/api/company/globex', '/company/globex'],
      ['the sign-in page', () => admin, login, '/api', '/login'],
      ['a page of an app, which no address shows', () => owner, 'company/desk', '/api/company/globex/app/crm', null],
      ['a page whose address has other parts', () => admin, 'company/desk', '/api', null],
    ])('names the address that shows %s', async (_, person, id, prefix, address) => {
      expect((await source(person(), id, prefix)).json.data.address).toBe(address);
    });

    it('is the draft, where there is one', async () => {
      const schema = { type: 'page', body: 'draft' };
      await admin.post(`/api/screen/${profile}/draft`, { schema });
      expect((await source(admin, profile)).json.data).toMatchObject({ isDraft: true, schema });
    });

    it('is refused to those who may not change it', async () => {
      const statuses = [source(member, profile), source(owner, profile), source(owner, profile, '/api/company/globex')];
      expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 403, 403]);
    });
  });
});
