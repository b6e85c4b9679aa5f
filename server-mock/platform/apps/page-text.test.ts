import { beforeAll, expect, it, vi } from 'vitest';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const app = '/api/company/globex/app/written';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    await owner.post('/api/company/globex/app', { name: 'Written', key: 'written' });
    await owner.post(`${app}/page`, { name: 'Guide', key: 'guide', type: 2 });
    await owner.post(`${app}/page`, { name: 'News', key: 'news', type: 3 });
    await owner.post(`${app}/page`, { name: 'Board', key: 'board' });
  });

  const textOf = async (key: string) => (await owner.get(`${app}/page/${key}/text`)).json;
  const write = async (key: string, body: object) => (await owner.post(`${app}/page/${key}/text`, body)).json;

  it('publishes a text about templates', async () => {
    const text = 'Write `<%= user.name %>` for the name, which costs $1.';
    await owner.post(`${app}/page`, { name: 'Templates', key: 'templates', type: 2 });
    expect((await owner.post(`${app}/page/templates/text`, { text, publish: true })).status).toBe(200);
    expect((await owner.get<{ text: string }>(`${app}/page/templates/text`)).json.data.text).toBe(text);
  });

  it('leads a new page of text to the editor of texts, and another one to the visual editor', async () => {
    const made = (type?: number) => owner.post(`${app}/page`, { name: 'Made', type });
    expect((await made(2)).json.data).toMatchObject({ editor: '/company/globex/app/written/pages/made' });
    expect((await made()).json.data).toMatchObject({
      editor: '/company/globex/app/written/screens/page/made-2/edit?from=/company/globex/app/written/made-2',
    });
  });

  it('keeps a text as a draft, and shows it once it is published', async () => {
    const { data } = await textOf('guide');
    expect(data).toMatchObject({ name: 'Guide', type: 2, text: '', isDraft: false });
    const kept = await write('guide', { text: '# Hello ${user.name}', revision: data['revision'] });
    expect(await textOf('guide')).toMatchObject({ data: { text: '# Hello ${user.name}', isDraft: true } });
    expect((await owner.get('/api/company/globex/app/written/screen/page/guide')).text).not.toContain('Hello');
    await write('guide', { text: '# Hello you', revision: kept.data['revision'], publish: true });
    expect(await textOf('guide')).toMatchObject({ data: { text: '# Hello you', isDraft: false } });
    expect((await owner.get('/api/company/globex/app/written/screen/page/guide')).text).toContain('# Hello you');
  });

  it('refuses a text that is based on an older one', async () => {
    const { data } = await textOf('news');
    await write('news', { text: '<p>first</p>', revision: data['revision'], publish: true });
    const late = await owner.post(`${app}/page/news/text`, { text: '<p>late</p>', revision: data['revision'] });
    expect([late.status, (await textOf('news')).data['text']]).toEqual([412, '<p>first</p>']);
  });

  it('stores rich text without what could run or pass for the platform', async () => {
    const text =
      '<h2 style="text-align:center;position:fixed" class="pw-title" id="a" onclick="x()">T</h2><script>x()</script>' +
      '<a href="javascript:x()">one</a><a href="https://example.com/">two</a><img src="data:text/html,x" alt="p">' +
      '<form action="/x"><input name="token"></form><iframe src="/"></iframe><svg><style>*{}</style></svg>';
    const { data } = await write('news', { text, publish: true });
    expect(data['text']).toBe(
      '<h2 style="text-align:center">T</h2><a>one</a><a href="https://example.com/">two</a><img alt="p" />',
    );
  });

  it('reads what the visual editor has stored without what could run', async () => {
    const screen = '/api/company/globex/app/written/screen/page/news';
    const { data } = (await owner.get<{ schema: object }>(`${screen}/source`)).json;
    const schema = { ...data.schema, data: { text: '<p onclick="x()">T</p><iframe src="/"></iframe>' } };
    expect((await owner.post(`${screen}/draft`, { schema })).status).toBe(200);
    expect((await textOf('news')).data['text']).toBe('<p>T</p>');
  });

  it('counts reading and writing', async () => {
    const counted = vi.spyOn(server.services.limits, 'hit');
    await owner.get(`${app}/page/news/text`);
    await write('news', { text: '<p>counted</p>' });
    const rules = counted.mock.calls.map(([key]) => key.split(':')[0]);
    counted.mockRestore();
    expect(rules).toEqual(expect.arrayContaining(['screen-read', 'screen-draft']));
  });

  it('refuses a text that no page would show', async () => {
    const refused = async (key: string, text: string) => {
      const { status, json } = await owner.post(`${app}/page/${key}/text`, { text, publish: true });
      return [status, Object.keys(json.errors ?? {})];
    };
    const before = await textOf('news');
    expect(await refused('news', '<b>'.repeat(2001))).toEqual([422, ['text']]);
    expect(await refused('news', '&'.repeat(60_000))).toEqual([422, ['text']]);
    expect(await refused('news', 'x'.repeat(65_537))).toEqual([422, ['text']]);
    expect(await refused('guide', 'x'.repeat(65_537))).toEqual([422, ['text']]);
    expect((await write('guide', { text: '字'.repeat(65_000), publish: true })).msg).toBe('');
    expect(await textOf('news')).toEqual(before);
  });

  it('changes the text alone where the visual editor has put something around it', async () => {
    const screen = '/api/company/globex/app/written/screen/page/guide';
    const { data } = (await owner.get<{ schema: object & { body: object[] } }>(`${screen}/source`)).json;
    const schema = { ...data.schema, body: [...data.schema.body, { type: 'divider', id: 'line' }] };
    await owner.post(`${screen}/publish`, { schema, note: 'a line' });
    await write('guide', { text: 'after the line', publish: true });
    const { json } = await owner.get<{ schema: object }>(`${screen}/source`);
    expect(json.data.schema).toEqual({ ...schema, data: { text: 'after the line' } });
    await owner.post(`${screen}/publish`, { schema: { type: 'page', body: [] }, note: 'no text' });
    expect((await owner.get(`${app}/page/guide/text`)).status).toBe(409);
  });

  it('knows no text of other pages, and copies the type of a page with it', async () => {
    expect((await owner.get(`${app}/page/board/text`)).status).toBe(409);
    expect((await owner.get(`${app}/page/nowhere/text`)).status).toBe(404);
    await owner.post(`${app}/page`, { name: 'News two', key: 'news-two', copyOf: 'news' });
    expect((await textOf('news-two')).data).toMatchObject({ name: 'News two', type: 3 });
  });

  it('is for those who build the app', async () => {
    const member = await addMember(server, 'reader', 'globex');
    expect((await member.get(`${app}/page/news/text`)).status).toBe(403);
    expect((await member.post(`${app}/page/news/text`, { text: 'x' })).status).toBe(403);
  });
});
