import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPostgres, silentLog } from '../../../../tests/support/databases.ts';
import { copyTemplate, migratedTemplate } from '../../../../tests/support/pglite-template.ts';
import { createDatabase, openEngine } from '../open-database.ts';
import { contents, storeSample } from './sample.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-dump-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

onPostgres((postgres) => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const command = (name: string, parameters: string[], environment: Record<string, string>) =>
    promisify(execFile)(
      process.execPath,
      ['--liftoff-only', '--import', 'tsx', `server-mock/commands/${name}.ts`, ...parameters],
      {
        cwd: root,
        env: { ...process.env, ...environment, LANG: 'C' },
      },
    );

  it('restores by command what the other engine backed up', { timeout: 120_000 }, async () => {
    const storage = await postgres.storage();
    const source = await postgres.openEngine(storage);
    await storeSample(createDatabase(source));
    const file = path.join(folder, 'command.backup');
    const dataDir = path.join(folder, 'restored');
    const out = await command('backup', [file], { DATABASE_URL: storage.databaseUrl ?? '', DATA_DIR: dataDir });
    expect(out.stdout).toContain('screen_version: 1800 rows');
    await command('restore', [file], { DATA_DIR: dataDir, DATABASE_URL: '' });
    const again = command('restore', [file], { DATA_DIR: dataDir, DATABASE_URL: '' });
    await expect(again).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--force') });
    expect(await contents(await postgres.openEngine({ dataDir }))).toEqual(await contents(source));
  });

  it('moves the embedded database to a server by command', { timeout: 120_000 }, async () => {
    const storage = await postgres.storage({ migrated: false });
    const dataDir = path.join(folder, 'moved');
    copyTemplate(await migratedTemplate(), dataDir);
    const embedded = await openEngine({ dataDir, log: silentLog });
    await storeSample(createDatabase(embedded));
    const before = await contents(embedded);
    await embedded.close();
    const out = await command('move-to-postgres', [], { DATA_DIR: dataDir, DATABASE_URL: storage.databaseUrl ?? '' });
    expect(out.stdout).toContain('upload: 3 rows');
    expect(await contents(await postgres.openEngine(storage))).toEqual(before);
    const usage = command('move-to-postgres', [], { DATA_DIR: dataDir, DATABASE_URL: '' });
    await expect(usage).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('DATABASE_URL=') });
  });
});
