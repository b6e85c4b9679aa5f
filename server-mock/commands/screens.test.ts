import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../tests/support/databases.ts';

import { page, prefix, screensCommand } from '../../tests/support/screens-command.ts';

onOneEngine((engine) => {
  const { run, publish, inForce, file, write, owner, folder, tokens } = screensCommand(engine);

  it('pulls pages as files, with their keys as they are stored', { timeout: 60_000 }, async () => {
    expect(await run(['pull', '.'], tokens().read)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file('own/a'), 'utf8')).toBe('{\n  "title": "A",\n  "type": "page",\n  "body": []\n}\n');
    expect(await run(['status'])).toMatchObject({ code: 0, out: '', error: expect.stringContaining('alike') });
    expect(readFileSync(join(folder(), 'screens.json'), 'utf8')).not.toContain(tokens().publish);
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
    expect(await run(['push', '.', '--dry-run'], tokens().read)).toMatchObject({
      ...{ code: 0, error: expect.stringContaining('Would publish 3: own/a, own/b, own/c') },
    });
    expect(await run(['push', '.'], tokens().read)).toMatchObject({
      code: 1,
      error: expect.stringContaining('may not'),
    });
    expect([await inForce('own/a'), await inForce('own/c')]).toEqual(['A', undefined]);
    expect(await run(['push', '.', '--note', 'from git'])).toMatchObject({ code: 0 });
    expect([await inForce('own/a'), await inForce('own/b'), await inForce('own/c')]).toEqual(['A2', undefined, 'C']);
    expect(await run(['push', '.'])).toMatchObject({ code: 0, error: expect.stringContaining('Nothing was changed') });
    const { json } = await owner().get<{ items: { note: string }[] }>(`${prefix}/own/a/versions`);
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
});
