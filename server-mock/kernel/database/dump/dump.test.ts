import { execFile } from 'node:child_process';
import crypto, { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachEngine, onPostgres, silentLog } from '../../../../tests/support/databases.ts';
import { copyTemplate, migratedTemplate } from '../../../../tests/support/pglite-template.ts';
import { asOwner, type Engine } from '../engine.ts';
import { PLATFORM, sharedKey } from '../index.ts';
import { createDatabase, openEngine } from '../open-database.ts';
import { writeDumpFile } from './dump-file.ts';
import { backUp, restore } from './index.ts';
import { readDatabase } from './read-database.ts';
import type { DumpRecord } from './records.ts';
import { storeSample } from './sample.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-dump-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const key = randomBytes(32).toString('base64');
const sealing = { key, progress: () => undefined };
const quiet = { ...sealing, force: false };

/** Everything stored, to compare: the records of a dump but the moment of its making. */
function contents(engine: Engine): Promise<DumpRecord[]> {
  return asOwner(engine, async (session) => {
    const records: DumpRecord[] = [];
    for await (const record of readDatabase(session, () => undefined)) records.push(record);
    return records.slice(1);
  });
}

forEachEngine((engine) => {
  let source: Engine;
  let before: DumpRecord[];
  let file: string;

  beforeAll(async () => {
    source = await engine.openEngine(await engine.storage());
    await storeSample(createDatabase(source));
    before = await contents(source);
    file = path.join(folder, `${engine.kind}.backup`);
    await backUp(source, file, sealing);
  });

  it('holds the rows of every company', () => {
    const ends = before.filter((record) => record.type === 'tableEnd').map(({ table, rows }) => [table, rows]);
    expect(Object.fromEntries(ends)).toMatchObject({
      account: 1,
      company: 2,
      screen_version: 1800,
      upload: 3,
      audit: 3,
    });
    expect(ends.flat()).toContain('limit_counter');
  });

  it('is for its owner to read alone', () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([false, true])('restores into a database with nothing in it (migrated: %s)', async (migrated) => {
    const target = await engine.openEngine(await engine.storage({ migrated }));
    await restore(target, file, quiet);
    expect(await contents(target)).toEqual(before);
    const database = createDatabase(target);
    expect(await database.pending()).toEqual([]);
    const event = { company_id: 101, screen_id: 'home/home', layer: 'company', version: 1 };
    const next = await database.tenant(101, (trx) =>
      trx.insertInto('screen_event').values(event).returning('seq').executeTakeFirstOrThrow(),
    );
    expect(next.seq).toBe(7);
    const foreign = database.tenant(202, (trx) => trx.insertInto('screen_event').values(event).execute());
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });

  describe('keys that nodes have in common', () => {
    const names = ['codes.key', 'devices.key', 'screens.preview-key'];
    const settings = (from: Engine) =>
      createDatabase(from).query.selectFrom('setting').select(['key', 'value']).orderBy('key').execute();
    const keysIn = async (from: Engine) => (await settings(from)).filter(({ key: name }) => names.includes(name));
    let holder: Engine;
    let sealed: string;

    beforeAll(async () => {
      holder = await engine.openEngine(await engine.storage());
      for (const name of names) await sharedKey(createDatabase(holder), name);
      await createDatabase(holder).query.insertInto('setting').values({ key: 'other', value: '"open"' }).execute();
      sealed = path.join(folder, `${engine.kind}.sealed`);
      await backUp(holder, sealed, sealing);
    });

    it('are sealed in the file and come back with the same encryption key', async () => {
      const text = zlib.gunzipSync(fs.readFileSync(sealed)).toString('utf8');
      const found = await keysIn(holder);
      expect(found.map(({ key: name }) => name)).toEqual(names);
      for (const { value } of found) expect(text).not.toContain(String(value));
      const target = await engine.openEngine(await engine.storage());
      await restore(target, sealed, { ...quiet, force: true });
      expect(await settings(target)).toEqual(await settings(holder));
    });

    it('are left out with another encryption key, and nothing else is', async () => {
      const target = await engine.openEngine(await engine.storage());
      await restore(target, sealed, { ...quiet, force: true, key: 'another' });
      expect(await settings(target)).toEqual((await settings(holder)).filter(({ key: name }) => name === 'other'));
    });

    it('of a backup of an earlier release are taken as they are', async () => {
      const old = path.join(folder, `${engine.kind}.old`);
      await asOwner(holder, async (session) => {
        async function* earlier(): AsyncGenerator<DumpRecord> {
          for await (const record of readDatabase(session, () => undefined)) {
            yield record.type === 'header' ? { ...record, version: 1 } : record;
          }
        }
        await writeDumpFile(old, earlier());
      });
      const target = await engine.openEngine(await engine.storage());
      await restore(target, old, { ...quiet, force: true });
      expect(await settings(target)).toEqual(await settings(holder));
    });
  });

  it('does not overwrite data unless told to', async () => {
    const target = await engine.openEngine(await engine.storage());
    await createDatabase(target).tenant(PLATFORM, (trx) =>
      trx.insertInto('audit').values({ company_id: PLATFORM, id: 9, action: 'own' }).execute(),
    );
    const own = await contents(target);
    await expect(restore(target, file, quiet)).rejects.toMatchObject({ code: 'target-not-empty' });
    expect(await contents(target)).toEqual(own);
    await restore(target, file, { ...quiet, force: true });
    expect(await contents(target)).toEqual(before);
  });

  it('does not overwrite a file', async () => {
    await expect(backUp(source, file, sealing)).rejects.toMatchObject({ code: 'dump-exists' });
  });

  describe('a file that is not whole changes nothing', () => {
    const text = () => zlib.gunzipSync(fs.readFileSync(file)).toString('utf8');
    const lines = () => text().trimEnd().split('\n');
    const zipped = (content: string) => zlib.gzipSync(content);
    /** Changed by somebody who brought the checksum in line again. */
    const forged = (content: string[]) => {
      const body = content.map((line) => `${line}\n`).join('');
      return zipped(`${body}${JSON.stringify({ sha256: crypto.createHash('sha256').update(body).digest('hex') })}\n`);
    };

    it.each<[string, () => Buffer, string]>([
      ['cut in the middle', () => fs.readFileSync(file).subarray(0, 5000), 'dump-cut-off'],
      ['without its last line', () => zipped(`${lines().slice(0, -1).join('\n')}\n`), 'dump-cut-off'],
      ['with a value changed', () => zipped(text().replace('a@b.cn', 'evil@x.cn')), 'dump-changed'],
      ['with a line more', () => zipped(`${text()}{"type":"end","rows":0}\n`), 'dump-changed'],
      ['of something else', () => zipped('{"hello":"world"}\n'), 'dump-changed'],
      ['that is not gzip', () => Buffer.from('hello'), 'dump-changed'],
      [
        'with rows left out',
        () =>
          forged(
            lines()
              .slice(0, -1)
              .filter((line) => !line.includes('[["7"')),
          ),
        'dump-foreign',
      ],
      ['with its end left out', () => forged(lines().slice(0, -2)), 'dump-foreign'],
      ['of a newer release', () => forged([lines()[0]!.replace('0001_', '9999_')]), 'dump-newer'],
      [
        'for the catalog',
        () => forged([lines()[0]!, '{"type":"table","table":"pg_class","columns":[]}']),
        'dump-foreign',
      ],
    ])('%s', async (name, content, code) => {
      const broken = path.join(folder, `${engine.kind} ${name}`);
      fs.writeFileSync(broken, content());
      await expect(restore(source, broken, { ...quiet, force: true })).rejects.toMatchObject({ code });
      expect(await contents(source)).toEqual(before);
    });

    it('that does not exist', async () => {
      const missing = restore(source, path.join(folder, 'nothing'), { ...quiet, force: true });
      await expect(missing).rejects.toMatchObject({ code: 'dump-missing' });
    });
  });
});

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
