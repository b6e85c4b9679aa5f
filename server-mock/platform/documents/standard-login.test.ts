import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Person } from '../../../tests/support/person.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';

const schema = { type: 'page', body: 'no way in' };

onOneEngine((engine) => {
  let server: TestServer;
  let admin: Person;
  let visitor: Person;

  beforeAll(async () => {
    server = await startServer({
      storage: await engine.storage(),
      environment: { PAGEWRIGHT_CONTEXT_PATH: '/pw', PAGEWRIGHT_LOGIN_PAGE: 'brand/platform' },
    });
    admin = await server.person('admin@example.com');
    visitor = server.visitor();
  });
  afterAll(() => server.stop());

  const put = async (path: string) => expect((await admin.post(`${path}/publish`, { schema })).status).toBe(200);
  const drop = (path: string) => admin.send(path, { method: 'DELETE' });
  /** Address and words of the link, as the document has it. */
  const wayIn = async (path: string, headers: Record<string, string> = {}) => {
    const { text } = await visitor.get(path, headers);
    const [, href, words] =
      /<\/div><nav id="standard-login" [^>]*><a href="([^"]*)"[^>]*>([^<]*)<\/a><\/nav>/.exec(text) ?? [];
    return href && [href, words];
  };

  it('leads to the built-in login page from an override of it, and on to where one wanted to go', async () => {
    await put('/api/screen/account/login');
    expect(await wayIn('/login')).toEqual(['/pw/login?safe=1', 'Standard sign-in page']);
    const path = '/login?redirect=%2Fpw%2Fi%2Fprofile%3Fa%3D%22b%22&x=1';
    expect(await wayIn(path)).toEqual([
      '/pw/login?safe=1&amp;redirect=%2Fpw%2Fi%2Fprofile%3Fa%3D%22b%22',
      'Standard sign-in page',
    ]);
    expect(await wayIn('/login', { cookie: 'locale=zh-CN' })).toEqual(['/pw/login?safe=1', '标准登录页']);
    await drop('/api/screen/account/login');
  });

  it('leads there from a login page of one’s own', async () => {
    await put('/api/screen/brand/platform');
    expect(await wayIn('/login')).toEqual(['/pw/login?safe=1', 'Standard sign-in page']);
    await drop('/api/screen/brand/platform');
  });

  it('is not needed on built-in pages', async () => {
    expect(await wayIn('/login')).toBeUndefined();
    const { companies, database } = server.services;
    const { id } = (await companies.findByKey('globex'))!;
    const login_look = JSON.stringify({ layout: 'card' });
    await database.query.updateTable('company').set({ login_look }).where('id', '=', id).execute();
    expect(await wayIn('/login?company=globex')).toBeUndefined();
    await put('/api/screen/account/login');
    expect(await wayIn('/login?safe=1')).toBeUndefined();
    await drop('/api/screen/account/login');
  });
});
