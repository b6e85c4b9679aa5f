import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { AppFile } from '../../../src/types/generated/contracts/app-files.ts';
import type { Component, ListComponentsAnswer } from '../../../src/types/generated/contracts/components.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import { packFolder, shareOneHost } from './index.ts';

const company = '/api/company/globex/component';

const files = {
  'manifest.json': JSON.stringify({ name: 'note', version: '1.0.0', licence: 'MIT', types: [9], height: 80 }),
  'schema.json': JSON.stringify({
    type: 'object',
    required: ['text'],
    properties: {
      text: { type: 'string', default: 'Hello' },
      size: { type: 'integer', minimum: 1 },
      at: { type: 'string' },
    },
  }),
  'index.js': 'export default { mount(element, { text }) { element.textContent = text; } };',
};

/** A package with some of its files changed; null: left out. */
async function packed(changes: Record<string, string | null> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    if (content !== null) zip.addBuffer(Buffer.from(content), name);
  }
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const manifest = (change: object) => JSON.stringify({ ...JSON.parse(files['manifest.json']), ...change });

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let admin: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner');
    admin = await server.person('admin');
    await owner.post('/api/company/globex/app', { name: 'Parts', key: 'parts' });
  });

  const upload = async (file: Buffer, by = owner, path = company) =>
    (await by.upload(path, file, 'note.zip')) as unknown as Answer<Component>;
  const list = async (by = owner, path = company) => (await by.get<ListComponentsAnswer>(path)).json.data.items;
  const page = (component: object) => ({
    type: 'page',
    body: { type: 'custom-component', package: 'note', ...component },
  });
  const publish = (screen: string, schema: object) =>
    owner.post(`/api/company/globex/app/parts/screen/${screen}/publish`, { schema, note: '' });

  it('stores a package by its content, once, and lists it in the reader’s language', async () => {
    const { data } = (await upload(await packed())).json;
    expect(data).toMatchObject({
      name: 'note',
      version: '1.0.0',
      title: 'note',
      level: 'company',
      isOwn: true,
      height: 80,
    });
    expect(data.hash).toMatch(/^[0-9a-f]{32}$/);
    expect((await upload(await packed())).json.data.id).toBe(data.id);
    expect((await list()).filter(({ name }) => name === 'note')).toHaveLength(1);
    expect(await list(owner, '/api/company/globex/app/parts/component')).toMatchObject([{ hash: data.hash }]);
  });

  it('lists properties in the order of their schema', async () => {
    await upload(await packed());
    const [note] = (await list()).filter(({ name }) => name === 'note');
    expect(Object.keys((note!.properties as { properties: object }).properties)).toEqual(['text', 'size', 'at']);
    expect(note!.example).toMatchObject({ package: 'note', hash: note!.hash, props: { text: 'Hello', size: 1 } });
  });

  it('takes another content under a higher version alone', async () => {
    await upload(await packed());
    const other = 'export default { mount() {} };';
    expect((await upload(await packed({ 'index.js': other }))).json).toMatchObject({ status: 409 });
    const newer = await packed({ 'index.js': other, 'manifest.json': manifest({ version: '1.1.0' }) });
    expect((await upload(newer)).status).toBe(200);
    const versions = (await list()).map(({ version, isNewest }) => [version, isNewest]);
    expect(versions).toEqual(
      expect.arrayContaining([
        ['1.1.0', true],
        ['1.0.0', false],
      ]),
    );
  });

  it.each<[string, Record<string, string | null>]>([
    ['index.js', { 'index.js': null }],
    ['index.js', { 'index.js': 'export const mount = 1;' }],
    ['manifest.json', { 'manifest.json': manifest({ version: 'one' }) }],
    ['manifest.json', { 'manifest.json': manifest({ script: 'x' }) }],
    ['schema.json', { 'schema.json': '{"type":"object","properties":{"a":{"type":"html"}}}' }],
    ['schema.json', { 'schema.json': '{' }],
    ['page.html', { 'page.html': '<script>alert(1)</script>' }],
    ['index.js', { 'index.js': `export default {};${' '.repeat(600 * 1024)}` }],
  ])('refuses a package for its %s', async (entry, changes) => {
    const { status, json } = await upload(await packed({ 'other.txt': null, ...changes }));
    expect([status, json.msg]).toEqual([422, expect.stringContaining(entry)]);
  });

  it('refuses what is no ZIP file, and more than 64 files', async () => {
    expect((await upload(Buffer.from('PK no'))).status).toBe(422);
    const many = Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`part-${at}.js`, '']));
    expect((await upload(await packed(many))).status).toBe(422);
  });

  it('lets administrators upload and delete, and designers of apps read', async () => {
    const member = await server.person('member');
    expect((await member.get(company)).status).toBe(403);
    expect((await upload(await packed(), member)).status).toBe(403);
    expect((await upload(await packed(), owner, '/api/component')).status).toBe(403);
    expect((await server.visitor().get(company)).status).toBe(401);
    expect(
      (await upload(await packed({ 'manifest.json': manifest({ name: 'house' }) }), admin, '/api/component')).status,
    ).toBe(200);
    const [house] = (await list()).filter(({ name }) => name === 'house');
    expect(house).toMatchObject({ level: 'platform', isOwn: false });
    expect((await owner.send(`${company}/${house!.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('serves a frame and files that have no origin, no session and no network', async () => {
    const { hash } = (await upload(await packed())).json.data;
    const frame = await server.visitor().get(`/component/${hash}/frame.html`, { 'sec-fetch-dest': 'iframe' });
    const policy = frame.headers.get('content-security-policy')!;
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'/);
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain(`/component/${hash}/ `);
    expect(policy).not.toMatch(/allow-same-origin|'self'/);
    expect(frame.headers.get('origin-agent-cluster')).toBe('?1');
    expect(frame.headers.get('permissions-policy')).toContain('camera=()');
    expect(frame.text).toContain(`data-entry="/component/${hash}/index.js"`);
    const file = await server.visitor().get(`/component/${hash}/index.js`);
    expect(file.text).toBe(files['index.js']);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'text/javascript; charset=utf-8',
    });
    const boot = /src="([^"]+boot\.js[^"]*)"/.exec(frame.text)![1]!;
    expect((await server.visitor().get(boot)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await server.visitor().get(`/component/${hash}/page.html`)).status).toBe(410);
    expect((await server.visitor().get(`/component/${'0'.repeat(32)}/frame.html`)).status).toBe(410);
    const alone = await server.visitor().get(`/component/${hash}/frame.html`, { 'sec-fetch-dest': 'document' });
    expect(alone.status).toBe(404);
  });

  it('checks the nodes of a page by the packages of its level', async () => {
    const { hash } = (await upload(await packed())).json.data;
    const said = async (component: object) => {
      const { json } = await publish('page/none', page(component));
      return (json.errors as unknown as { code: string; pointer: string }[] | undefined)?.map(
        ({ code, pointer }) => `${pointer} ${code}`,
      );
    };
    expect(await said({ hash, props: { text: 'A', size: 2 } })).toBeUndefined();
    expect(await said({ hash, props: { text: '${name}', size: '${size}' } })).toBeUndefined();
    expect(await said({ hash, props: { size: 0, colour: 'red' } })).toEqual([
      '/body/props component.missing',
      '/body/props/size component.wrong-value',
      '/body/props/colour component.unknown-property',
    ]);
    expect(await said({ hash: 'f'.repeat(32), props: { text: 'A' } })).toEqual(['/body/hash component.unknown']);
    expect(await said({ hash, package: 'map', props: { text: 'A' } })).toEqual(['/body/hash component.unknown']);
  });

  it('keeps a version that a page uses, and its files go with it', async () => {
    const own = await packed({ 'manifest.json': manifest({ name: 'used' }) });
    const { id, hash } = (await upload(own)).json.data;
    await owner.post('/api/company/globex/app/parts/page', { name: 'Uses it', key: 'uses' });
    await publish('page/uses', page({ package: 'used', hash, props: { text: 'A' } }));
    const uses = await owner.get<{ uses: object[] }>(`${company}/${id}/uses`);
    expect(uses.json.data.uses).toEqual([
      {
        screen: 'page/uses',
        name: 'Uses it',
        company: 'globex',
        app: 'parts',
        isPublished: true,
        isDraft: false,
        address: '/company/globex/app/parts/uses',
      },
    ]);
    const remove = () => owner.send(`${company}/${id}`, { method: 'DELETE' });
    expect((await remove()).json).toMatchObject({
      status: 409,
      msg: expect.stringContaining('/company/globex/app/parts/uses'),
    });
    await publish('page/uses', { type: 'page', body: '' });
    expect((await remove()).status).toBe(200);
    expect((await server.visitor().get(`/component/${hash}/index.js`)).status).toBe(410);
  });

  it('names the packages of an app in its file, with their licences', async () => {
    const { hash } = (
      await upload(await packed({ 'manifest.json': manifest({ name: 'free', licence: '0BSD', types: [] }) }))
    ).json.data;
    await owner.post('/api/company/globex/app', { name: 'Free', key: 'free' });
    await owner.post('/api/company/globex/app/free/page', { name: 'Free', key: 'free' });
    const schema = page({ package: 'free', hash, props: { text: 'A' } });
    await owner.post('/api/company/globex/app/free/screen/page/free/publish', { schema, note: '' });
    const file = (await owner.get<AppFile>('/api/company/globex/app/free/export')).json as unknown as AppFile;
    expect(file.components).toEqual([{ name: 'free', version: '1.0.0', hash, licence: '0BSD' }]);
    expect((await owner.post('/api/company/globex/app-file', { ...file, name: 'Free again' })).status).toBe(200);
  });

  it('begins pages of the types 9 and 50 with the company’s newest component for them', async () => {
    await upload(await packed());
    await owner.post('/api/company/globex/app/parts/page', { name: 'Board', key: 'board', type: 9 });
    const path = '/api/company/globex/app/parts/screen/page/board';
    const { schema } = (await owner.get<{ schema: { body: object[] } }>(path)).json.data;
    expect(schema.body).toMatchObject([
      { type: 'custom-component', package: 'note', props: { text: 'Hello' }, height: 80 },
    ]);
  });

  it('says when there are packages and no hosts for them', async () => {
    await upload(await packed());
    const { database, config } = server.services;
    expect(await shareOneHost(database, config)).toBe(true);
    expect(await shareOneHost(database, { ...config, componentHost: 'example-components.com' })).toBe(false);
  });

  it('packs a folder, and leaves out what is no part of a package', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-component-'));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, 'README.md'), 'x');
    expect((await upload(await packFolder(folder))).json.data.name).toBe('note');
    rmSync(folder, { recursive: true });
  });
});
