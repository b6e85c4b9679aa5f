import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { codeOf } from '../screens/manage/preview-links.ts';

const startOf = ({ text }: Answer): StartData =>
  JSON.parse(/<script type="application\/json" id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!);

const valid = { type: 'page', body: 'a draft' };
const faulty = { type: 'page', body: { type: 'input-txt' } };
const screen = 'company/desk';

onOneEngine((engine) => {
  let server: TestServer;
  let owner: Person;
  let member: Person;
  let admin: Person;
  let ahead = 0;

  beforeAll(async () => {
    server = await startServer({ storage: await engine.storage(), now: () => new Date(Date.now() + ahead) });
    [owner, member, admin] = await Promise.all([
      server.person('owner@example.com'),
      server.person('member'),
      server.person('admin@example.com'),
    ]);
  });
  afterAll(() => server.stop());

  async function draft(
    schema: object,
    { path = '/api/company/globex', id = screen, by = owner } = {},
  ): Promise<string> {
    return (await by.post<{ preview: string }>(`${path}/screen/${id}/draft`, { schema })).json.data.preview;
  }
  const shown = async (who: Person, address: string) => {
    const answer = await who.get(address);
    return answer.status === 302 ? answer.headers.get('location') : startOf(answer).screen;
  };

  it("of a company's page shows to nobody outside the company, at whichever address", async () => {
    for (const schema of [valid, faulty]) {
      const desk = await draft(schema);
      expect(await shown(admin, `/${desk}`)).toMatchObject({ id: 'home/companies', layer: 'builtin' });
      expect(await shown(admin, `/company/globex${desk}`)).toMatchObject({ id: 'errors/forbidden' });
      expect(await shown(admin, `/company/acme${desk}`)).toMatchObject({ id: screen, layer: 'builtin' });
      expect(await shown(member, `/company/acme${desk}`)).toMatchObject({ id: screen, layer: 'builtin' });
      expect(await shown(server.visitor(), `/company/globex${desk}`)).toContain('/login?redirect=');
      for (const who of [admin, server.visitor()]) {
        expect((await who.get(`/api/company/globex/screen/${screen}${desk}`)).status).toBe(404);
      }
    }
  });

  it('shows to members when it could be published, and to its author alone when it has mistakes', async () => {
    const asDraft = { id: screen, layer: 'company', version: 0 };
    const good = await draft(valid);
    for (const who of [owner, member]) expect(await shown(who, `/company/globex${good}`)).toMatchObject(asDraft);
    const bad = await draft(faulty);
    expect(await shown(owner, `/company/globex${bad}`)).toMatchObject({ ...asDraft, schema: faulty });
    expect(await shown(member, `/company/globex${bad}`)).toMatchObject({ id: screen, layer: 'builtin' });
    const call = `/api/company/globex/screen/${screen}${bad}`;
    expect([(await owner.get(call)).status, (await member.get(call)).status]).toEqual([200, 404]);
  });

  it('tells members that a draft has mistakes and that they see another page; its author and others hear nothing', async () => {
    const kinds = async (who: Person, address: string) => {
      const { notices = [] } = startOf(await who.get(address));
      return notices.map(({ kind, screen: of }) => `${kind} ${of}`);
    };
    const bad = await draft(faulty);
    expect(await kinds(member, `/company/globex${bad}`)).toEqual([`draft-kept-back ${screen}`]);
    expect(await kinds(owner, `/company/globex${bad}`)).toEqual([]);
    expect(await kinds(member, '/company/globex')).toEqual([]);
    expect(await kinds(admin, `/company/acme${bad}`)).toEqual([]);
    const good = await draft(valid);
    expect(await kinds(member, `/company/globex${good}`)).toEqual([]);
    ahead = 25 * 60 * 60 * 1000;
    const again = await server.person('member@example.com');
    // The page that stands there instead says so itself.
    expect(await kinds(again, `/company/globex${good}`)).toEqual([]);
    ahead = 0;
    const verdict = vi.spyOn(server.services.screens, 'draftVerdict').mockResolvedValue('unchecked');
    expect(await kinds(member, `/company/globex${good}`)).toEqual([`preview-unchecked ${screen}`]);
    expect((await member.get(`/api/company/globex/screen/${screen}${good}`)).status).toBe(422);
    verdict.mockRestore();
    expect(await kinds(member, `/company/globex${good}`)).toEqual([]);
  });

  it('of a page for administrators shows to no other', async () => {
    const link = await draft(valid, { path: '/api', id: 'admin/audit', by: admin });
    expect((await member.get(`/api/screen/admin/audit${link}`)).status).toBe(404);
    expect((await admin.get(`/api/screen/admin/audit${link}`)).status).toBe(200);
  });

  it('of the sign-in page shows to people who are signed in; others sign in first', async () => {
    const link = await draft(valid, { path: '/api', id: 'account/login', by: admin });
    const address = `/login${link}`;
    expect(await shown(admin, address)).toMatchObject({ id: 'account/login', layer: 'platform', version: 0 });
    expect(await shown(owner, `${address}&company=globex`)).toBe('/');
    const back = encodeURIComponent(address);
    expect(await shown(server.visitor(), address)).toBe(`/login?redirect=${back}`);
    expect(await shown(server.visitor(), `${address}&as=visitor`)).toBe(`/login?redirect=${back}%26as%3Dvisitor`);
  });

  it('of a sign-in page or its part is seen as a visitor sees it, without scripts, by administrators alone', async () => {
    const links = async (id: string, path = '/api', by = admin) =>
      (await by.get<{ me: string; visitor: string | null; ends: string }>(`${path}/screen/${id}/preview`)).json.data;
    const tried = async (who: Person) => who.get((await links('account/login')).visitor!);
    const h1 = (tpl: string) => ({ type: 'tpl', wrapperComponent: 'h1', tpl });
    await draft(
      { type: 'page', className: 'pw-login', body: [h1('A page to try'), { type: 'sign-in' }] },
      { path: '/api', id: 'account/login', by: admin },
    );
    const page = await tried(admin);
    expect(startOf(page)).toMatchObject({ user: null, screen: { id: 'account/login', version: 0 } });
    expect(page.text).toContain('<span>A page to try</span>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(startOf(await tried(member)).user).toMatchObject({ username: 'member' });
    await admin.send('/api/screen/account/login/draft', { method: 'DELETE' });

    const part = 'account/sign-in-title';
    await draft(h1('A part to try'), { path: '/api', id: part, by: admin });
    const inPage = (await links(part)).visitor!;
    expect((await admin.get(inPage)).text).toContain('<span>A part to try</span>');
    expect(startOf(await owner.get(inPage)).user).toMatchObject({ email: 'owner@example.com' });
    const { visitor, me, ends } = await links(screen, '/api/company/globex', owner);
    expect([visitor, new URL(me, server.base).pathname]).toEqual([null, '/company/globex']);
    expect(Date.parse(ends)).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);
  });

  it('of a public page of the platform is seen without a session, and as a visitor with one', async () => {
    const docs = await draft(valid, { path: '/api', id: 'docs/empty', by: admin });
    const asDraft = { screen: { id: 'docs/empty', version: 0, layer: 'platform' }, user: null };
    expect(startOf(await server.visitor().get(`/docs${docs}`))).toMatchObject(asDraft);
    expect((await server.visitor().get(`/api/screen/docs/empty${docs}`)).status).toBe(200);
    const { visitor, me } = (await admin.get<{ me: string; visitor: string }>('/api/screen/docs/empty/preview')).json
      .data;
    expect(visitor).toBe(`${me}&as=visitor`);
    expect(startOf(await admin.get(visitor))).toMatchObject(asDraft);
    expect(startOf(await admin.get(me)).user).toMatchObject({ email: 'admin@example.com' });

    for (const [id, path] of [
      ['admin/audit', '/admin/audit'],
      ['account/login', '/login'],
      ['account/sign-in-title', '/login'],
    ] as const) {
      const link = await draft(valid, { path: '/api', id, by: admin });
      const wanted = encodeURIComponent(`${path}${link}`);
      expect(await shown(server.visitor(), `${path}${link}`)).toBe(`/login?redirect=${wanted}`);
      expect((await server.visitor().get(`/api/screen/${id}${link}`)).status).toBe(404);
      await admin.send(`/api/screen/${id}/draft`, { method: 'DELETE' });
    }
  });

  it('shows to a crowd, whose looks take no place of those who write', async () => {
    const link = await draft({ type: 'page', body: 'a draft for a crowd' });
    const address = `/api/company/globex/screen/${screen}${link}`;
    const looks = Array.from({ length: 20 }, () => member.get(address));
    const checks = Array.from({ length: 4 }, () =>
      owner.post(`/api/company/globex/screen/${screen}/validate`, { schema: valid }),
    );
    const statuses = (await Promise.all([...looks, ...checks])).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  it('has a short address for a code that cannot hold the long one', async () => {
    const link = await draft(valid);
    const short = `/preview/open${link}&company=globex`;
    expect(await shown(owner, short)).toBe(`/company/globex${link}`);
    expect(await shown(server.visitor(), short)).toBe(`/company/globex${link}`);
    for (const other of ['', '&company=acme', '&company=nothing', '&company=globex&app=crm'])
      expect((await owner.get(`/preview/open${link}${other}`)).status).toBe(404);
    const { json } = await owner.get<{ code: string; me: string }>(`/api/company/globex/screen/${screen}/preview`);
    expect(json.data.code).toBe(server.base + json.data.me);
    expect(codeOf('x'.repeat(1663), short)).toHaveLength(1663);
    expect(codeOf('x'.repeat(1664), short)).toBe(short);
  });

  it('ends after a day, and works only as a whole', async () => {
    const link = await draft(valid);
    for (const spoilt of [`${link.slice(0, -6)}AAAAAA`, link.slice(0, -1), '?preview=none', '?preview=']) {
      for (const address of [
        `/company/globex${spoilt}`,
        `/login${spoilt}`,
        `/docs${spoilt}`,
        `/preview/open${spoilt}`,
      ]) {
        const answer = await server.visitor().get(address);
        expect([answer.status, startOf(answer).screen.id]).toEqual([410, 'errors/link-expired']);
      }
    }
    ahead = 24 * 60 * 60 * 1000 + 1;
    const expired = await owner.get(`/company/globex${link}`);
    expect([expired.status, startOf(expired).screen.id]).toEqual([410, 'errors/link-expired']);
    expect(await shown(server.visitor(), `/login${link}`)).toMatchObject({ id: 'errors/link-expired' });
    ahead = 0;
  });

  it.each(['/login', '/login?company=globex', '/login?app=crm', '/login?company=globex&app=crm', '/login?safe=1'])(
    'leads somebody who is signed in past %s before anything of it is served',
    async (address) => {
      const standalone = address.replace('/login', '/login/standalone');
      const wanted = `${address}${address.includes('?') ? '&' : '?'}redirect=%2Fi%2Fprofile`;
      for (const path of [address, standalone]) expect(await shown(owner, path)).toBe('/');
      expect(await shown(owner, wanted)).toBe('/i/profile');
      expect(await shown(owner, wanted.replace('%2Fi', '%2F%2Fevil.example'))).toBe('/');
      expect((await server.visitor().get(address)).status).toBe(200);
    },
  );
});
