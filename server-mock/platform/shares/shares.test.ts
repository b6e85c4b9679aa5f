import { beforeAll, expect, it } from 'vitest';
import type { Settings, Shared } from '../../../src/types/generated/contracts/shares.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { purgePages } from '../apps/index.ts';

const app = '/api/company/globex/app/open';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner');
    await owner.post('/api/company/globex/app', { name: 'Open', key: 'open', description: 'For everyone' });
    for (const [key, type] of Object.entries({ board: 1, guide: 2, news: 3, code: 5 }))
      await owner.post(`${app}/page`, { name: key, key, type });
    const write = (key: string, text: string) => owner.post(`${app}/page/${key}/text`, { text, publish: true });
    await write('guide', '# Hello\n\n<b>x</b> [link](javascript:alert(1)) [site](https://example.org)');
    await write('news', '<p onclick="alert(1)">News</p><script>alert(1)</script>');
  });

  const change = (key: string, body: object, by = owner) => by.post<Settings>(`${app}/share/page/${key}`, body);
  /** Shares a page and answers the last part of its address. */
  const share = async (key: string, body: object = {}) => {
    const { url } = (await change(key, { isOn: true, password: '', endsAt: '', ...body })).json.data;
    return url.slice(url.lastIndexOf('/') + 1);
  };
  const read = (key: string, by = server.visitor()) => by.get<Shared>(`/api/share/${key}/page`);
  const open = (key: string, by = server.visitor()) => by.get(`/share/${key}`, { accept: 'text/html' });

  it('shares a page with everyone who has the address, and says no more of who shared it than the name', async () => {
    const { data } = (await read(await share('board'))).json;
    expect(data).toMatchObject({
      ...{ key: 'board', type: 1, name: 'board', schema: { type: 'page', title: 'board' } },
      company: { key: 'globex', name: 'Globex' },
      application: { key: 'open', name: 'Open' },
    });
    expect(Object.keys(data.user)).toEqual(['name']);
    expect(data.user.name).not.toContain('@');
  });

  it('answers texts as HTML without anything that runs', async () => {
    const [guide, news] = [await share('guide'), await share('news')];
    const html = (await read(guide)).json.data.body!;
    expect(html).toContain('<h1>Hello</h1>');
    expect(html).toContain('<a href="https://example.org">');
    expect(html).not.toMatch(/<b>|href="javascript:/);
    expect((await read(news)).json.data.body).toBe('<p>News</p>');
    const page = await open(guide);
    expect(page.text).toContain('<h1>Hello</h1>');
    expect(page.text).toContain('<meta property="og:title" content="guide">');
    expect(page.text).not.toMatch(/<script|og:description" content=""|og:image/);
    expect(page.text).toMatch(/<footer class="pw-shared-by">[^<{]* · Globex[^<{]*<\/footer>/);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
  });

  it('shows a page in a document without session, origin and network', async () => {
    const page = await open(await share('code'), owner);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toMatch(/sandbox [^;]*allow-scripts/);
    expect(policy).not.toContain('allow-same-origin');
    expect(page.text).toContain('"user":null');
    expect(page.text).toContain('"pageKey":""');
    expect(page.text).not.toContain('owner@example.com');
    expect(page.text).toContain('"share.noData":');
    expect(page.text).not.toContain('"share.turnOff":');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('ends at once, for copies in a cache, too, and goes on under the same address', async () => {
    const key = await share('board');
    const tag = (await read(key)).headers.get('etag')!;
    const again = (by = server.visitor()) => by.get(`/api/share/${key}/page`, { 'if-none-match': tag });
    expect((await again()).status).toBe(304);
    await change('board', { isOn: false });
    expect((await again()).json).toMatchObject({ status: 410 });
    const page = await open(key);
    expect([page.status, page.text.includes('no longer shared')]).toEqual([410, true]);
    expect(await share('board')).toBe(key);
    expect((await again()).status).toBe(304);
  });

  it('asks for a password, once in a browser, until there is another one', async () => {
    const key = await share('board', { password: 'sesame' });
    const visitor = server.visitor();
    expect((await read(key, visitor)).json.status).toBe(403);
    expect((await open(key, visitor)).text).toContain('share-password-form');
    expect((await visitor.post(`/api/share/${key}/open`, { password: 'wrong' })).json.status).toBe(403);
    expect((await visitor.post(`/api/share/${key}/open`, { password: 'sesame' })).json.status).toBe(0);
    expect((await read(key, visitor)).json.status).toBe(0);
    expect((await owner.get<Settings>(`${app}/share/page/board`)).json.data.hasPassword).toBe(true);
    await change('board', { password: 'other' });
    expect((await read(key, visitor)).json.status).toBe(403);
  });

  it('ends at its time, and takes no time that lies in the past', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const key = await share('board', { endsAt: soon });
    expect((await read(key)).json.status).toBe(0);
    expect((await change('board', { endsAt: '2020-01-01T00:00:00Z' })).json.status).toBe(422);
    server.later(7200);
    expect((await read(key)).json.status).toBe(410);
    server.later(-7200);
  });

  it('says of a share that has ended that it is off, and shares it again without the end', async () => {
    const key = await share('board', { endsAt: new Date(Date.now() + 3_600_000).toISOString() });
    server.later(7200);
    expect((await owner.get<Settings>(`${app}/share/page/board`)).json.data.isOn).toBe(false);
    expect((await change('board', { isOn: true })).json.data).toMatchObject({ isOn: true, endsAt: '' });
    expect((await read(key)).json.status).toBe(0);
    server.later(-7200);
  });

  it('says calmly, with the code 500 and the reason, that a page with a mistake cannot be shown', async () => {
    const page = await open(`${await share('board')}?broken=1`);
    expect(page.status).toBe(500);
    expect(page.text).toContain('share-failed-code');
    expect(page.text).toContain('The page has a mistake and cannot be shown.');
  });

  it('answers with what is there now, whatever was answered before', async () => {
    const key = await share('board');
    const status = async () => (await read(key)).json.status;
    expect([await status(), await status()]).toEqual([0, 0]);
    await change('board', { password: 'sesame' });
    expect(await status()).toBe(403);
    await change('board', { password: '' });
    expect([await status(), await status()]).toEqual([0, 0]);
    await change('board', { isOn: false });
    expect(await status()).toBe(410);
  });

  it('counts how often it was opened', async () => {
    const key = await share('code');
    const views = async () => (await owner.get<Settings>(`${app}/share/page/code`)).json.data.views;
    const before = await views();
    await open(key);
    await open(key);
    expect(await views()).toBe(before + 2);
  });

  it('follows a page that is published again, and one that is removed', async () => {
    await owner.post(`${app}/page`, { name: 'Short', key: 'short' });
    const key = await share('short');
    const schema = { type: 'page', title: 'Renamed', body: [] };
    await owner.post(`${app}/screen/page/short/publish`, { schema, note: 'n' });
    expect((await read(key)).json.data.title).toBe('Renamed');
    await owner.send(`${app}/page/short`, { method: 'DELETE' });
    expect((await read(key)).json.status).not.toBe(0);
    expect((await open(key)).status).not.toBe(200);
  });

  it('shares a widget template', async () => {
    const prefix = '/api/company/globex';
    const group = await owner.post<{ id: number }>(`${prefix}/widgetTemplate/group/create`, { name: 'G' });
    const body = { name: 'Card', type: group.json.data.id, widgetType: 1 };
    const { id } = (await owner.post<{ id: number }>(`${prefix}/widgetTemplate/create`, body)).json.data;
    const { url } = (await owner.post<Settings>(`${prefix}/share/template/${id}`, { isOn: true })).json.data;
    expect(url).toContain('?shareMode=');
    const key = new URL(url).pathname.split('/').at(-1)!;
    const answer = await server.visitor().get<Shared>(`/api/share/${key}/widgetTpl`);
    expect(answer.json.data).toMatchObject({ type: 1, name: 'Card', application: null });
    expect((await read(key)).json.status).toBe(404);
    expect((await server.visitor().get(url.replace(/^https?:\/\/[^/]+/, ''), { accept: 'text/html' })).status).toBe(
      200,
    );
  });

  it.each([
    ['admin', 403],
    ['member', 403],
    ['visitor', 401],
  ])('lets nobody else share: %s', async (who, status) => {
    const by = who === 'visitor' ? server.visitor() : await server.person(who);
    expect((await change('board', { isOn: true }, by)).json.status).toBe(status);
    expect((await by.get(`${app}/share/page/board`)).json.status).toBe(status);
  });

  it('knows no page and no address that does not exist', async () => {
    expect((await change('nothing', { isOn: true })).json.status).toBe(404);
    expect((await read('nothing')).json.status).toBe(404);
    const page = await open('nothing');
    expect([page.status, page.text.includes('no shared page')]).toEqual([404, true]);
  });

  it('does not share another page that gets the key of a purged one', async () => {
    const make = async () => (await server.person('owner')).post(`${app}/page`, { name: 'Once', key: 'once' });
    await make();
    const key = await share('once');
    await owner.send(`${app}/page/once`, { method: 'DELETE' });
    server.later(31 * 86_400);
    await purgePages(server.services);
    await make();
    expect((await read(key)).json.status).toBe(404);
    expect((await (await server.person('owner')).get<Settings>(`${app}/share/page/once`)).json.data.isOn).toBe(false);
  });
});
