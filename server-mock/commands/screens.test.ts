import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../tests/support/databases.ts';

import { page, prefix, screensCommand } from '../../tests/support/screens-command.ts';

onOneEngine((engine) => {
  const { run, call, inForce, file, write, owner, folder, tokens } = screensCommand(engine);

  it('pulls pages as files, with their keys as they are stored', async () => {
    expect(await run(['pull', '.'], tokens().read)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file('own/a'), 'utf8')).toBe('{\n  "title": "A",\n  "type": "page",\n  "body": []\n}\n');
    expect(await call(['status'])).toMatchObject({ code: 0, out: '', error: expect.stringContaining('alike') });
    expect(readFileSync(join(folder(), 'screens.json'), 'utf8')).not.toContain(tokens().publish);
  });

  it('pushes what was changed, added and removed; a dry run and a reading token change nothing', async () => {
    await call(['pull', '.']);
    write('own/a', page('A2'));
    write('own/c', page('C'));
    rmSync(file('own/b'));
    const rows = (await call(['status', '.', '--format', 'json'])).out;
    expect(JSON.parse(rows).map(({ code }: { code: string }) => code)).toEqual([
      'screens.here-changed',
      'screens.here-removed',
      'screens.here-added',
    ]);
    expect(await call(['push', '.', '--dry-run'], tokens().read)).toMatchObject({
      ...{ code: 0, error: expect.stringContaining('Would publish 3: own/a, own/b, own/c') },
    });
    expect(await call(['push', '.'], tokens().read)).toMatchObject({
      code: 1,
      error: expect.stringContaining('may not'),
    });
    expect([await inForce('own/a'), await inForce('own/c')]).toEqual(['A', undefined]);
    expect(await call(['push', '.', '--note', 'from git'])).toMatchObject({ code: 0 });
    expect([await inForce('own/a'), await inForce('own/b'), await inForce('own/c')]).toEqual(['A2', undefined, 'C']);
    expect(await call(['push', '.'])).toMatchObject({ code: 0, error: expect.stringContaining('Nothing was changed') });
    const { json } = await owner().get<{ items: { note: string }[] }>(`${prefix}/own/a/versions`);
    expect(json.data.items[0]!.note).toBe('from git');
  });
});
