import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../tests/support/databases.ts';
import { page, screensCommand } from '../../tests/support/screens-command.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

onOneEngine((engine) => {
  const { run, publish, inForce, file, write, folder, alsoRemove } = screensCommand(engine);

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
    alsoRemove(join(outside, '..'));
    writeFileSync(outside, 'kept');
    mkdirSync(join(folder(), 'own'));
    symlinkSync(outside, file('own/a'));
    await run(['pull', '.', '--overwrite']);
    expect(readFileSync(outside, 'utf8')).toBe('kept');
    expect(existsSync(file('own/a'))).toBe(true);
  });

  it('reads files of the folder alone, and says of endless levels where they are', { timeout: 60_000 }, async () => {
    await run(['pull', '.']);
    const outside = join(temporaryFolder('pagewright-outside-'), 'a.json');
    alsoRemove(join(outside, '..'));
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
