import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Doc, ListDocsAnswer, SearchDocsAnswer } from '../../../src/types/generated/contracts/docs.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { copyOfSchemas, plainClient } from '../../../tests/support/server.ts';

onOneEngine((engine) => {
  const projectRoot = copyOfSchemas();
  const clientDir = plainClient();
  const manual = join(projectRoot, 'docs', 'manual');
  let server: DemoPlatform;
  const write = (file: string, text: string) => writeFileSync(join(manual, file), text);
  const index = (...pages: unknown[]) =>
    write('index.json', JSON.stringify({ groups: [{ title: { 'zh-CN': '指南', 'en-US': 'Guide' }, pages }] }));
  const read = (path: string, language = 'en') =>
    server.visitor().get<Doc>(path, { 'accept-language': language, accept: 'application/json' });
  const open = (path: string) => server.visitor().get(path, { 'accept-language': 'en', accept: 'text/html' });

  beforeAll(async () => {
    for (const folder of ['en-US/pictures', 'zh-CN']) mkdirSync(join(manual, folder), { recursive: true });
    const picture = '<body><!--pagewright:skeleton--><!--pagewright:start--></body>';
    writeFileSync(join(clientDir, 'app.html'), `<!doctype html><html lang="zh-CN"><head></head>${picture}</html>`);
    server = await startDemoPlatform(engine, { projectRoot, clientDir });
  });
  afterAll(() => {
    for (const folder of [projectRoot, clientDir]) rmSync(folder, { recursive: true });
  });

  it('is empty without a manual, and its address says so', async () => {
    expect((await read('/api/doc')).json.data).toEqual({ items: [], total: 0 });
    const page = await open('/docs');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('"docs/empty"')]);
  });

  it('lists pages as a tree in the language of the reader, and reads one by id or key', async () => {
    write('en-US/first.md', '# First steps\n\n## Go\n\nWords.\n\n### Further\n');
    write('zh-CN/first.md', '# 第一步\n\n## 开始 {#go}\n\n文字。\n');
    write('en-US/second.md', '# Second\n\nOnly in English.\n');
    index('first', 'second');
    server.later(2);
    const { items } = (await read('/api/doc', 'zh')).json.data as unknown as ListDocsAnswer;
    expect(items.map(({ title, group, fullPath }) => [title, group, fullPath])).toEqual([
      ['第一步', '指南', '/docs/first'],
      ['Second', '指南', '/docs/second'],
    ]);
    const byKey = (await read('/api/doc/first')).json.data;
    expect(byKey).toMatchObject({
      ...{ id: items[0]!.id, key: 'first', title: 'First steps', group: 'Guide', parentPathname: '', hasBody: true },
      ...{ isOtherLanguage: false, previous: null, next: { title: 'Second', fullPath: '/docs/second' } },
      toc: [
        {
          ...{ label: 'Go', fullPath: '/docs/first#go' },
          children: [{ label: 'Further', fullPath: '/docs/first#go.further', children: [] }],
        },
      ],
    });
    expect((await read(`/api/doc/${items[0]!.id}`)).json.data).toEqual(byKey);
  });

  it('shows a page that is missing in a language in the other one, and says so', async () => {
    const { data } = (await read('/api/doc/second', 'zh')).json;
    expect(data).toMatchObject({ title: 'Second', language: 'en-US', isOtherLanguage: true });
  });

  it('says in the language of the reader that there is no such page', async () => {
    const { status, json } = await read('/api/doc/nowhere');
    expect([status, json.msg]).toEqual([404, 'There is no such page in the documentation. Choose one from the list.']);
    expect((await read('/api/doc/nowhere', 'zh')).json.msg).toBe('文档中没有这个页面。请从列表中选择。');
  });

  it('finds words in either language', async () => {
    const find = async (words: string, language: string) =>
      (
        (await read(`/api/doc-search?keywords=${encodeURIComponent(words)}`, language)).json
          .data as unknown as SearchDocsAnswer
      ).found.map(({ fullPath }) => fullPath);
    expect(await find('WORDS', 'en')).toEqual(['/docs/first#go']);
    expect(await find('文字', 'zh')).toEqual(['/docs/first#go']);
    expect(await find('nowhere', 'en')).toEqual([]);
  });

  it('leads from its address to the first page, and shows a page with its text before any script', async () => {
    const { status, headers } = await open('/docs?embed=1');
    expect([status, headers.get('location')]).toEqual([302, '/docs/first?embed=1']);
    const { text } = await open('/docs/first');
    const picture = text.slice(0, text.indexOf('pagewright-start'));
    for (const part of ['<h1', 'First steps', '<h2 id="go">', 'href="#go"', 'href="/docs/second"', 'Words.'])
      expect(picture).toContain(part);
    const missing = await open('/docs/nowhere');
    expect([missing.status, (await open('/docs/first')).status]).toEqual([404, 200]);
    expect(missing.text.slice(0, missing.text.indexOf('pagewright-start'))).toContain('There is no such page');
  });

  it('shows what was changed in a file, and keeps the earlier pages when the index is wrong', async () => {
    write('en-US/second.md', '# Second edition\n\nWords.\n');
    server.later(2);
    expect((await read('/api/doc/second')).json.data.title).toBe('Second edition');
    index('first', 'lost');
    server.later(2);
    expect((await read('/api/doc/second')).json.data.title).toBe('Second edition');
  });

  it('gives away its pictures and no other file', async () => {
    const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
      .webp()
      .toBuffer();
    writeFileSync(join(manual, 'en-US', 'pictures', 'desk.webp'), picture);
    const found = await read('/api/doc-picture/en-US/desk.webp');
    expect([found.status, found.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const path of ['en-US/none.webp', 'zh-CN/desk.webp', 'en-US/..%2f..%2findex.json', '..%2fen-US/desk.webp'])
      expect((await read(`/api/doc-picture/${path}`)).status).toBeGreaterThanOrEqual(400);
  });
});
