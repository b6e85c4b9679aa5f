import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import { addApp } from '../../identity/companies/index.ts';

interface Settings {
  page: string;
  shown: string;
  isAside: boolean;
  configured: string;
  choices: { id: string; kind: string; isSet: boolean; isShown: boolean; edit: string; preview: string }[];
  history: { name: string; by: string }[];
}

const platform = '/api/login-page';
const company = '/api/company/globex/login-page';
const app = '/api/company/globex/app/crm/login-page';
const starts = ['login/card', 'login/embedded', 'login/minimal', 'login/split'];
const heading = { type: 'tpl', wrapperComponent: 'h1', tpl: 'Harbour' };
const page = (...body: object[]) => ({ type: 'page', className: 'pw-login', body });
const own = page(heading, { type: 'sign-in' });

const startOf = ({ text }: Answer): StartData =>
  JSON.parse(/<script type="application\/json" id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!);

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
  beforeEach(async () => {
    await admin.post(platform, { page: '' });
    for (const level of [company, app]) await owner.post(level, { page: '' });
    await owner.send('/api/company/globex/screen/account/login', { method: 'DELETE' });
  });

  const settings = async (who: Person, path: string) => (await who.get<Settings>(path)).json.data;
  const seen = async (path: string) => startOf(await server.visitor().get(path)).screen;
  /** Where somebody without a session is led who follows the link to a page that is tried. */
  const ledTo = async (path: string) => (await server.visitor().get(path)).headers.get('location');
  const publish = (who: Person, path: string, schema: object) => who.post(`${path}/publish`, { schema, note: '' });

  it('offers the built-in page, the starting points and own pages, and says which one is shown', async () => {
    await publish(owner, '/api/company/globex/screen/brand/globex', own);
    const { choices, ...rest } = await settings(owner, company);
    expect(rest).toMatchObject({
      page: '',
      shown: 'account/login',
      isAside: false,
      configured: 'Standard sign-in page',
    });
    expect(choices.map(({ id }) => id)).toEqual(['account/login', ...starts, 'brand/globex']);
    expect(choices.map(({ kind }) => kind)).toEqual(['standard', ...starts.map(() => 'start'), 'own']);
    expect(choices[1]).toMatchObject({ edit: '/company/globex/screens/login/card/edit', isShown: false });
    expect((await settings(admin, platform)).choices.map(({ id }) => id)).toEqual(['account/login', ...starts]);
  });

  it('shows what is set at once, to the company or to all without a page of their own, and goes back', async () => {
    await admin.post(platform, { page: 'login/split' });
    expect([(await seen('/login')).id, (await seen('/login?company=globex')).id]).toEqual([
      'login/split',
      'login/split',
    ]);
    await owner.post(company, { page: 'login/card' });
    expect([(await seen('/login')).id, (await seen('/login?company=globex')).id]).toEqual([
      'login/split',
      'login/card',
    ]);
    await owner.post(company, { page: 'account/login' });
    expect((await seen('/login?company=globex')).id).toBe('account/login');
    await owner.post(company, { page: '' });
    expect((await settings(owner, company)).shown).toBe('login/split');
    await admin.post(platform, { page: '' });
    expect([(await seen('/login')).id, (await seen('/login?safe=1')).id]).toEqual(['account/login', 'account/login']);
  });

  it("leaves a company's own version of the built-in page in force where the platform alone has set another", async () => {
    await publish(owner, '/api/company/globex/screen/account/login', own);
    await admin.post(platform, { page: 'login/split' });
    expect(await seen('/login?company=globex')).toMatchObject({ id: 'account/login', layer: 'company' });
  });

  describe('of an app', () => {
    const ofApp = '/login?company=globex&app=crm';

    it("is the company's until the app has one, and is seen where the app is named", async () => {
      await owner.post(company, { page: 'login/split' });
      expect(await settings(owner, app)).toMatchObject({ page: '', shown: 'login/split', configured: 'Split picture' });
      await owner.post(app, { page: 'login/card' });
      expect(
        await Promise.all([ofApp, '/login?company=globex', '/login'].map(async (at) => (await seen(at)).id)),
      ).toEqual(['login/card', 'login/split', 'account/login']);
      // Two companies have an app of this key: the key alone leads to neither.
      expect((await seen('/login?app=crm')).id).toBe('account/login');
      const { history } = await settings(owner, app);
      expect(history[0]).toMatchObject({ name: 'Centred card' });
      expect((await settings(owner, company)).history[0]).toMatchObject({ name: 'Split picture' });
      await owner.post(app, { page: '' });
      expect((await seen(ofApp)).id).toBe('login/split');
    });

    it('may be a page of the app, and one of the company that the company has chosen', async () => {
      await publish(owner, '/api/company/globex/screen/brand/globex', own);
      await publish(owner, '/api/company/globex/app/crm/screen/brand/crm', own);
      const offered = async () =>
        (await settings(owner, app)).choices.filter(({ kind }) => kind === 'own').map(({ id }) => id);
      expect(await offered()).toEqual(['brand/crm']);
      await owner.post(company, { page: 'brand/globex' });
      expect(await offered()).toEqual(['brand/crm', 'brand/globex']);
      await owner.post(app, { page: 'brand/crm' });
      expect(await seen(ofApp)).toMatchObject({ id: 'brand/crm', layer: 'app' });
      expect((await owner.post(company, { page: 'brand/crm' })).status).toBe(404);
    });

    it('is found by the key of the app alone where one company has such an app', async () => {
      const { database, companies, now } = server.services;
      const { id } = (await companies.findByKey('globex'))!;
      await addApp(database, { company_id: id, id: 77, key: 'yard', name: 'Yard', created_at: now() });
      await owner.post('/api/company/globex/app/yard/login-page', { page: 'login/minimal' });
      expect((await seen('/login?app=yard')).id).toBe('login/minimal');
      expect((await seen('/login?app=yard&company=acme')).id).toBe('account/login');
    });

    it('is tried before it is set, by administrators of the company alone', async () => {
      const choice = (await settings(owner, app)).choices.find(({ id }) => id === 'login/card')!;
      const tried = await owner.get(`${choice.preview}&as=visitor`);
      expect(startOf(tried)).toMatchObject({ screen: { id: 'login/card' }, scope: { company: 'globex', app: 'crm' } });
      expect(await ledTo(`${choice.preview}&as=visitor`)).toMatch(/^\/login\?/);
      const refused = await Promise.all([
        member.get('/api/company/acme/app/crm/login-page'),
        member.post('/api/company/acme/app/crm/login-page', { page: 'login/card' }),
        owner.post('/api/company/acme/app/crm/login-page', { page: 'login/card' }),
        owner.post('/api/company/globex/app/none/login-page', { page: 'login/card' }),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    });

    it('is checked as a sign-in page', async () => {
      const field = { type: 'input-text', name: 'secret', label: 'Password' };
      await publish(owner, '/api/company/globex/app/crm/screen/brand/field', page({ type: 'form', body: [field] }));
      const answer = await owner.post(app, { page: 'brand/field' });
      expect([answer.status, answer.json.msg]).toEqual([422, expect.stringContaining('/body/0/body/0')]);
    });
  });

  it('offers no part of pages', async () => {
    await publish(owner, '/api/company/globex/screen/brand/piece', { type: 'tpl', tpl: 'Harbour' });
    expect((await settings(owner, company)).choices.map(({ id }) => id)).not.toContain('brand/piece');
    expect((await owner.post(company, { page: 'brand/piece' })).status).toBe(404);
  });

  it('is for administrators of the level alone', async () => {
    const answers = await Promise.all([
      member.get('/api/company/acme/login-page'),
      owner.get(platform),
      owner.post(platform, { page: 'login/card' }),
      owner.post('/api/company/acme/login-page', { page: 'login/card' }),
      server.visitor().post(company, { page: 'login/card' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 401]);
    expect((await seen('/login')).id).toBe('account/login');
  });

  it.each(['user-center/profile', 'login/bar', 'account/sign-in-bar', 'nowhere/page'])('refuses %s', async (id) => {
    const answer = await admin.post(platform, { page: id });
    expect([answer.status, (await seen('/login')).id]).toEqual([404, 'account/login']);
  });

  it('refuses a page with what a sign-in page may not have, and names its place', async () => {
    const field = { type: 'input-text', name: 'secret', label: 'Password' };
    await publish(owner, '/api/company/globex/screen/brand/field', page({ type: 'form', body: [field] }));
    const answer = await owner.post(company, { page: 'brand/field' });
    expect([answer.status, answer.json.msg]).toEqual([422, expect.stringContaining('/body/0/body/0')]);
    expect((await seen('/login?company=globex')).id).toBe('account/login');
  });

  it('is as if it were not set while the page cannot be shown, and says so', async () => {
    await publish(owner, '/api/company/globex/screen/brand/globex', own);
    await owner.post(company, { page: 'brand/globex' });
    expect((await seen('/login?company=globex')).id).toBe('brand/globex');
    await owner.send('/api/company/globex/screen/brand/globex', { method: 'DELETE' });
    expect((await seen('/login?company=globex')).id).toBe('account/login');
    expect(await settings(owner, company)).toMatchObject({
      page: 'brand/globex',
      shown: 'account/login',
      isAside: true,
    });
  });

  const field = { type: 'form', body: [{ type: 'input-text', name: 'secret', label: 'Password' }] };

  it('is left aside once a part of it has become what no sign-in page may have', async () => {
    const [part, parted] = ['foot', 'parted'].map((name) => `/api/company/globex/screen/brand/${name}`);
    await publish(owner, part!, { type: 'tpl', tpl: 'Harbour' });
    await publish(owner, parted!, page({ type: 'include', screen: 'brand/foot' }, { type: 'sign-in' }));
    expect((await owner.post(company, { page: 'brand/parted' })).status).toBe(200);
    expect((await seen('/login?company=globex')).id).toBe('brand/parted');
    await publish(owner, part!, { type: 'container', body: field });
    expect((await seen('/login?company=globex')).id).toBe('account/login');
    expect(await settings(owner, company)).toMatchObject({ page: 'brand/parted', isAside: true });
  });

  it('is left aside where a nearer level has a page of the same name that was never judged as one', async () => {
    await publish(owner, '/api/company/globex/app/crm/screen/brand/same', page(field));
    await publish(owner, '/api/company/globex/screen/brand/same', own);
    await owner.post(company, { page: 'brand/same' });
    expect((await seen('/login?company=globex')).id).toBe('brand/same');
    expect((await seen('/login?company=globex&app=crm')).id).toBe('account/login');
  });

  it('says who set what', async () => {
    await owner.post(company, { page: 'login/minimal' });
    const { history } = await settings(owner, company);
    expect(history[0]).toEqual({ name: 'Minimal', by: expect.stringMatching(/./), at: expect.any(String) });
    const { text } = await admin.get('/api/admin/audit?action=login-page.set&company=globex');
    expect(text).toContain('login/minimal');
  });

  it.each(starts)('lets a company publish %s as it is', async (id) => {
    const path = `/api/company/globex/screen/${id}`;
    const { schema } = (await owner.get<{ schema: object }>(`${path}/source`)).json.data;
    const { json } = await owner.post<{ valid: boolean; messages: object[] }>(`${path}/validate`, { schema });
    expect(json.data).toEqual({ valid: true, messages: [] });
  });

  describe('before it is set', () => {
    const previewOf = async (who: Person, path: string, id: string) =>
      (await settings(who, path)).choices.find((choice) => choice.id === id)!.preview;

    it('is shown to an administrator as a visitor sees it, and nothing on it can be used', async () => {
      const preview = await previewOf(owner, company, 'login/card');
      const answer = await owner.get(`${preview}&as=visitor&locale=zh-CN&mobile=1`);
      expect(startOf(answer)).toMatchObject({
        screen: { id: 'login/card' },
        user: null,
        locale: 'zh-CN',
        mobile: true,
      });
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'none';.*; sandbox allow-scripts$/);
      expect(answer.text).toContain('name="token"');
      expect(answer.text).not.toMatch(/<script(?! type="application\/json")/);
      expect((await seen('/login?company=globex')).id).toBe('account/login');
    });

    it('is drawn in the first answer, also when it is a page of the company', async () => {
      await publish(owner, '/api/company/globex/screen/brand/new', own);
      const preview = await previewOf(owner, company, 'brand/new');
      const { text } = await owner.get(`${preview}&as=visitor`);
      expect(/<div id="shell">(.*?)<div id="root">/s.exec(text)![1]).toContain('Harbour');
    });

    it('is shown to nobody else', async () => {
      const preview = `${await previewOf(owner, company, 'login/card')}&as=visitor`;
      expect(await ledTo(preview)).toMatch(/^\/login\?/);
      for (const who of [member, admin]) expect((await who.get(preview)).headers.get('location')).toBe('/');
      const foreign = `${await previewOf(admin, platform, 'login/card')}&as=visitor`;
      expect((await owner.get(foreign)).headers.get('location')).toBe('/');
    });
  });
});
