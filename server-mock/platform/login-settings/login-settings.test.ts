import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';

interface Settings {
  page: string;
  shown: string;
  isAside: boolean;
  configured: string;
  choices: { id: string; kind: string; isSet: boolean; isShown: boolean; edit: string; preview: string }[];
  history: { name: string; by: string }[];
}

const platform = '/api/login-page';
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

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner] = (await Promise.all(['admin@example.com', 'owner@example.com'].map(server.person))) as [
      Person,
      Person,
    ];
  });
  beforeEach(() => admin.post(platform, { page: '' }));

  const settings = async () => (await admin.get<Settings>(platform)).json.data;
  const seen = async (path: string) => startOf(await server.visitor().get(path)).screen;
  /** Where somebody without a session is led who follows the link to a page that is tried. */
  const ledTo = async (path: string) => (await server.visitor().get(path)).headers.get('location');
  const publish = (path: string, schema: object) => admin.post(`${path}/publish`, { schema, note: '' });

  it('offers the built-in page, the starting points and own pages, and says which one is shown', async () => {
    await publish('/api/screen/brand/harbour', own);
    const { choices, ...rest } = await settings();
    expect(rest).toMatchObject({
      page: '',
      shown: 'account/login',
      isAside: false,
      configured: 'Standard sign-in page',
    });
    expect(choices.map(({ id }) => id)).toEqual(['account/login', ...starts, 'brand/harbour']);
    expect(choices.map(({ kind }) => kind)).toEqual(['standard', ...starts.map(() => 'start'), 'own']);
    expect(choices[1]).toMatchObject({ edit: '/admin/screens/login/card/edit', isShown: false });
  });

  it('shows what is set at once, to everybody whose level has no look of its own, and goes back', async () => {
    await admin.post(platform, { page: 'login/split' });
    const all = async () => Promise.all(['/login', '/login?company=globex'].map(async (at) => (await seen(at)).id));
    expect(await all()).toEqual(['login/split', 'login/split']);
    expect((await seen('/login?safe=1')).id).toBe('account/login');
    await admin.post(platform, { page: '' });
    expect(await all()).toEqual(['account/login', 'account/login']);
  });

  it('offers no part of pages', async () => {
    await publish('/api/screen/brand/piece', { type: 'tpl', tpl: 'Harbour' });
    expect((await settings()).choices.map(({ id }) => id)).not.toContain('brand/piece');
    expect((await admin.post(platform, { page: 'brand/piece' })).status).toBe(404);
  });

  it('is for administrators of the platform alone', async () => {
    const answers = await Promise.all([
      owner.get(platform),
      owner.post(platform, { page: 'login/card' }),
      server.visitor().post(platform, { page: 'login/card' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
    expect((await seen('/login')).id).toBe('account/login');
  });

  it.each(['user-center/profile', 'login/bar', 'login/look', 'account/sign-in-bar', 'nowhere/page'])(
    'refuses %s',
    async (id) => {
      const answer = await admin.post(platform, { page: id });
      expect([answer.status, (await seen('/login')).id]).toEqual([404, 'account/login']);
    },
  );

  it('refuses a page that does not show the form', async () => {
    await publish('/api/screen/brand/empty', page(heading));
    const answer = await admin.post(platform, { page: 'brand/empty' });
    expect([answer.status, answer.json.msg]).toEqual([422, expect.stringContaining('sign-in')]);
    expect((await seen('/login')).id).toBe('account/login');
  });

  it('is as if it were not set while the page cannot be shown, and says so', async () => {
    await publish('/api/screen/brand/harbour', own);
    await admin.post(platform, { page: 'brand/harbour' });
    expect((await seen('/login')).id).toBe('brand/harbour');
    await admin.send('/api/screen/brand/harbour', { method: 'DELETE' });
    expect((await seen('/login')).id).toBe('account/login');
    expect(await settings()).toMatchObject({ page: 'brand/harbour', shown: 'account/login', isAside: true });
  });

  it('says who set what', async () => {
    await admin.post(platform, { page: 'login/minimal' });
    const { history } = await settings();
    expect(history[0]).toEqual({ name: 'Minimal', by: expect.stringMatching(/./), at: expect.any(String) });
    const { text } = await admin.get('/api/admin/audit?action=login-page.set');
    expect(text).toContain('login/minimal');
  });

  it.each(starts)('lets the platform publish %s as it is', async (id) => {
    const path = `/api/screen/${id}`;
    const { schema } = (await admin.get<{ schema: object }>(`${path}/source`)).json.data;
    const { json } = await admin.post<{ valid: boolean; messages: object[] }>(`${path}/validate`, { schema });
    expect(json.data).toEqual({ valid: true, messages: [] });
  });

  describe('before it is set', () => {
    const previewOf = async (id: string) => (await settings()).choices.find((choice) => choice.id === id)!.preview;

    it('is shown to an administrator as a visitor sees it, and nothing on it can be used', async () => {
      const answer = await admin.get(`${await previewOf('login/card')}&as=visitor&locale=zh-CN&mobile=1`);
      expect(startOf(answer)).toMatchObject({
        screen: { id: 'login/card' },
        user: null,
        locale: 'zh-CN',
        mobile: true,
      });
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'none';.*; sandbox allow-scripts$/);
      expect(answer.text).toContain('name="token"');
      expect(answer.text).not.toMatch(/<script(?! type="application\/json")/);
      expect((await seen('/login')).id).toBe('account/login');
    });

    it('is shown to nobody else', async () => {
      const preview = `${await previewOf('login/card')}&as=visitor`;
      expect(await ledTo(preview)).toMatch(/^\/login\?/);
      expect((await owner.get(preview)).headers.get('location')).toBe('/');
    });
  });
});
