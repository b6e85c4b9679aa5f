import { beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const login = 'account/login';
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
      ['an owner in the own company', () => owner, `/company/globex/screens/${login}/edit`],
      ['an owner in an app of the own company', () => owner, `/company/globex/app/crm/screens/${login}/edit`],
    ])('opens for %s and alone may evaluate text', async (_, person, path) => {
      expect(await open(person(), path)).toEqual({ status: 200, screen: 'screens/edit', mayEvaluate: true });
      expect((await open(person(), '/')).mayEvaluate).toBe(false);
    });

    it.each([
      ['a member at the level of the platform', () => member, `/admin/screens/${profile}/edit`],
      ['a member in a company', () => member, `/company/acme/screens/${login}/edit`],
      ['a member in an app', () => member, `/company/acme/app/crm/screens/${login}/edit`],
      [
        'an owner, for a screen that apps may not change',
        () => owner,
        `/company/globex/app/crm/screens/${profile}/edit`,
      ],
      ['an owner in another company', () => owner, `/company/acme/screens/${login}/edit`],
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
      const { status, screen } = await open(owner, `/company/globex/app/none/screens/${login}/edit`);
      expect([status, screen]).toEqual([404, 'errors/not-found']);
    });

    it('has no other document in a frame', async () => {
      const { headers } = await admin.get(`/admin/screens/${profile}/edit`, { accept: 'text/html' });
      expect(headers.get('content-security-policy')).toContain("frame-src 'none'");
    });

    it('asks a visitor to sign in', async () => {
      const { status, headers } = await server.visitor().get(`/admin/screens/${profile}/edit`, { accept: 'text/html' });
      expect([status, headers.get('location')]).toEqual([302, expect.stringContaining('/login?redirect=')]);
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
      ['a sign-in page of a company', () => owner, login, '/api/company/globex', '/login?company=globex'],
      ['a page of a company', () => owner, 'company/desk', '/api/company/globex', '/company/globex'],
      ['a sign-in page of an app', () => owner, login, '/api/company/globex/app/crm', '/login?company=globex&app=crm'],
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
