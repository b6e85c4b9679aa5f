import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeToken, tokenEnvironment } from '../../tests/support/access-token.ts';
import { onOneEngine } from '../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../tests/support/demo-platform.ts';
import type { Person } from '../../tests/support/person.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { findProjectRoot } from '../kernel/program/project-root.ts';

const prefix = '/api/company/globex/screen';
const page = (title: string, body: object[] = []) => ({ type: 'page', title, body });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  let folder: string;
  let tokens: Record<'read' | 'publish', string>;

  /** The command as people call it; the server runs in this process, so it must not be waited for in a blocking way. */
  function run(parameters: string[], token = tokens.publish) {
    const env = {
      ...{ PATH: process.env['PATH'], LANG: 'en_US.UTF-8', INIT_CWD: folder },
      ...{ PAGEWRIGHT_SERVER: platform.base, PAGEWRIGHT_TOKEN: token },
    };
    const whole = ['--import', 'tsx', 'server-mock/commands/screens.ts', ...parameters];
    return new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
      execFile(process.execPath, whole, { cwd: findProjectRoot(), env }, (failure, out, error) => {
        for (const text of [out, error]) expect(text).not.toContain(token.slice(20) || 'no token');
        resolve({ code: failure?.code ?? 0, out, error });
      });
    });
  }

  const publish = (id: string, schema: object) => owner.post(`${prefix}/${id}/publish`, { schema });
  const inForce = async (id: string) => {
    const { json } = await owner.get<{ screens: { id: string; schema: { title: string } }[] }>(`${prefix}/published`);
    return json.data.screens.find((screen) => screen.id === id)?.schema.title;
  };
  const file = (id: string) => join(folder, `${id}.json`);
  const write = (id: string, content: unknown) => {
    mkdirSync(join(folder, id.split('/')[0]!), { recursive: true });
    writeFileSync(file(id), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  };

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: tokenEnvironment });
    owner = await platform.person('owner@example.com');
    const make = (right: 'read' | 'publish') => makeToken(owner, 'company/globex', right);
    tokens = { read: await make('read'), publish: await make('publish') };
  });
  beforeEach(async () => {
    folder = temporaryFolder('pagewright-screens-');
    const { json } = await owner.get<{ screens: { id: string }[] }>(`${prefix}/published`);
    for (const { id } of json.data.screens) await owner.send(`${prefix}/${id}`, { method: 'DELETE' });
    await publish('own/a', { title: 'A', type: 'page', body: [] });
    await publish('own/b', page('B'));
  });
  const folders: string[] = [];
  beforeEach(() => void folders.push(folder));
  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });

  it('pulls pages as files, with their keys as they are stored', { timeout: 60_000 }, async () => {
    expect(await run(['pull', '.'], tokens.read)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file('own/a'), 'utf8')).toBe('{\n  "title": "A",\n  "type": "page",\n  "body": []\n}\n');
    expect(await run(['status'])).toMatchObject({ code: 0, out: '', error: expect.stringContaining('alike') });
    expect(readFileSync(join(folder, 'screens.json'), 'utf8')).not.toContain(tokens.publish);
  });

  it('pushes what was changed, added and removed; a dry run and a reading token change nothing', {
    timeout: 90_000,
  }, async () => {
    await run(['pull', '.']);
    write('own/a', page('A2'));
    write('own/c', page('C'));
    rmSync(file('own/b'));
    const rows = (await run(['status', '.', '--format', 'json'])).out;
    expect(JSON.parse(rows).map(({ code }: { code: string }) => code)).toEqual([
      'screens.here-changed',
      'screens.here-removed',
      'screens.here-added',
    ]);
    expect(await run(['push', '.', '--dry-run'], tokens.read)).toMatchObject({
      ...{ code: 0, error: expect.stringContaining('Would publish 3: own/a, own/b, own/c') },
    });
    expect(await run(['push', '.'], tokens.read)).toMatchObject({ code: 1, error: expect.stringContaining('may not') });
    expect([await inForce('own/a'), await inForce('own/c')]).toEqual(['A', undefined]);
    expect(await run(['push', '.', '--note', 'from git'])).toMatchObject({ code: 0 });
    expect([await inForce('own/a'), await inForce('own/b'), await inForce('own/c')]).toEqual(['A2', undefined, 'C']);
    expect(await run(['push', '.'])).toMatchObject({ code: 0, error: expect.stringContaining('Nothing was changed') });
    const { json } = await owner.get<{ items: { note: string }[] }>(`${prefix}/own/a/versions`);
    expect(json.data.items[0]!.note).toBe('from git');
  });

  it('publishes none of several when one has mistakes, and says where they are', { timeout: 60_000 }, async () => {
    await run(['pull', '.']);
    write('own/a', page('A2'));
    write('own/b', '{\n  "type": "page",\n\n\n  "body": [{ "type": "no-such-type" }]\n}\n');
    const { code, out } = await run(['push', '.']);
    expect([code, out]).toEqual([1, expect.stringMatching(/^own\/b\.json:5:\d+ error type\.unknown /)]);
    expect(await inForce('own/a')).toBe('A');
    write('own/b', '{ "type": ');
    expect(await run(['push', '.'])).toMatchObject({ code: 1, out: expect.stringContaining('error screens.json') });
    expect(await inForce('own/a')).toBe('A');
  });

  it('refuses what changed on the server since the pull, and says what to do', { timeout: 90_000 }, async () => {
    await run(['pull', '.']);
    await publish('own/a', page('theirs'));
    await publish('own/b', page('theirs \u202e turned'));
    write('own/a', page('mine', [{ type: 'tpl', tpl: 'x' }]));
    const refused = await run(['push', '.']);
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('own/a changed on the server') });
    expect(refused.error).toContain('pull with --overwrite');
    expect(await inForce('own/a')).toBe('theirs');
    const compared = await run(['diff', '.']);
    expect([compared.code, compared.out]).toEqual([1, expect.stringContaining('theirs \\u202e turned')]);
    expect(await run(['pull', '.'])).toMatchObject({ code: 1, error: expect.stringContaining('own/a') });
    expect(JSON.parse(readFileSync(file('own/a'), 'utf8')).title).toBe('mine');
    expect(await run(['pull', '.', '--overwrite'])).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(file('own/a'), 'utf8')).title).toBe('theirs');
  });

  it('writes nothing outside the folder', { timeout: 60_000 }, async () => {
    const outside = join(temporaryFolder('pagewright-outside-'), 'a.json');
    folders.push(join(outside, '..'));
    writeFileSync(outside, 'kept');
    mkdirSync(join(folder, 'own'));
    symlinkSync(outside, file('own/a'));
    await run(['pull', '.', '--overwrite']);
    expect(readFileSync(outside, 'utf8')).toBe('kept');
    expect(existsSync(file('own/a'))).toBe(true);
  });

  it('reads files of the folder alone, and says of endless levels where they are', { timeout: 60_000 }, async () => {
    await run(['pull', '.']);
    const outside = join(temporaryFolder('pagewright-outside-'), 'a.json');
    folders.push(join(outside, '..'));
    writeFileSync(outside, JSON.stringify(page('elsewhere')));
    symlinkSync(outside, file('own/linked'));
    execFileSync('mkfifo', [file('own/pipe')]);
    expect(await run(['status', '.'])).toMatchObject({ code: 0, out: expect.not.stringContaining('own/linked') });
    write('own/deep', '['.repeat(2_000_000));
    const { code, error, out } = await run(['status', '.']);
    expect([code, `${out}${error}`]).toEqual([1, expect.stringContaining('deep.json:1:1')]);
    expect(error).not.toMatch(/^ +at /m);
  });

  it('prints what a server says in one line', { timeout: 60_000 }, async () => {
    const answers = [
      '{"status":1,"msg":"a\\n::error::b\\u001b[2J"}',
      '{"status":0,"data":{"screens":[{"id":"own/a"}]}}',
    ];
    for (const [index, words] of [
      String.raw`a\u000a::error::b\u001b[2J`,
      'not as a Pagewright server does',
    ].entries()) {
      const hostile = createServer((request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(
          request.url?.endsWith('/access-token') ? '{"status":0,"data":{"company":"globex"}}' : answers[index],
        );
      });
      await new Promise<void>((listening) => hostile.listen(0, '127.0.0.1', listening));
      const { port } = hostile.address() as AddressInfo;
      const { code, error } = await run(['status', '.', '--server', `http://127.0.0.1:${port}`]);
      hostile.close();
      expect([code, error]).toEqual([1, expect.stringContaining(words)]);
      expect(error).not.toMatch(/^ +at /m);
    }
  });

  it.each([
    [['pull'], 'folder is missing'],
    [['publish', '.'], 'no command "publish"'],
    [['push', '.', '--format', 'xml'], 'no format "xml"'],
    [['push', '.', '--dry'], 'no option "--dry"'],
    [['push', '.', '--note'], 'option "--note" has'],
    [['push', '.', '--overwrite=1'], 'option "--overwrite" has'],
    [['push', 'a', 'b'], 'too many: b'],
    [['push', '.'], 'was never pulled'],
    [['status', '.', '--server', 'ftp://x'], 'no address of a server'],
    [['status', '.', '--server', 'http://127.0.0.1:1'], 'No server answers'],
    [['status', '.', '--token-file', 'none'], 'cannot be read'],
    [['status', '.', '--app', 'nowhere'], 'There is no app nowhere'],
  ])('says what is wrong with %j', { timeout: 60_000 }, async (parameters, words) => {
    const { code, error } = await run(parameters);
    expect([code, error]).toEqual([1, expect.stringContaining(words)]);
    expect(error).not.toMatch(/^ +at /m);
  });

  it('says in JSON each message in both languages', { timeout: 60_000 }, async () => {
    await run(['pull', '.']);
    write('own/a', page('A2', [{ type: 'no-such-type' }]));
    write('own/b', page('B2'));
    for (const action of ['status', 'diff', 'push']) {
      const { out } = await run([action, '.', '--format', 'json']);
      const messages = JSON.parse(out) as { message: Record<string, string> }[];
      expect(messages.length).toBeGreaterThan(0);
      for (const { message } of messages) {
        expect([action, message['zh-CN'], message['en-US']]).toEqual([
          ...[action, expect.stringMatching(/\p{Script=Han}/u), expect.not.stringMatching(/\p{Script=Han}/u)],
        ]);
      }
    }
    write('own/b', '{ "type": ');
    const { out } = await run(['status', '.', '--format', 'json']);
    expect(JSON.parse(out)[0].message['zh-CN']).toMatch(/\p{Script=Han}/u);
  });

  it('names what to do with a wrong token', { timeout: 60_000 }, async () => {
    const { code, error } = await run(['status'], 'pagewright_wrong');
    expect([code, error]).toEqual([1, expect.stringContaining('Make a new one under /i/developer')]);
    expect((await run(['status'], 'wrong')).error).toContain('Make a new one under /i/developer');
    expect((await run(['status'], '')).error).toContain('There is no access token');
  });
});
