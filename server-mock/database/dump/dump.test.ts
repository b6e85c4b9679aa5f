import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  forEachEngine,
  onPostgres,
  silentLog,
  type TestEngine,
  type TestStorage,
} from '../../../tests/support/databases.ts';
import { asOwner, type Engine } from '../engine.ts';
import { createDatabase, openEngine } from '../open-database.ts';
import { backUp, restore } from './index.ts';
import { readDatabase } from './read-database.ts';
import type { DumpRecord } from './records.ts';
import { storeSample } from './sample.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-dump-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const quiet = { force: false, progress: () => undefined };

async function use<T>(storage: TestStorage, work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await openEngine({ ...storage, log: silentLog });
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Everything stored, to compare: the records of a dump but the moment of its making. */
function contents(storage: TestStorage): Promise<DumpRecord[]> {
  return use(storage, (engine) =>
    asOwner(engine, async (session) => {
      const records: DumpRecord[] = [];
      for await (const record of readDatabase(session, () => undefined)) records.push(record);
      return records.slice(1);
    }),
  );
}

async function filled(engine: TestEngine): Promise<TestStorage> {
  const storage = await engine.storage();
  await use(storage, (opened) => storeSample(createDatabase(opened)));
  return storage;
}

forEachEngine((engine) => {
  let source: TestStorage;
  let before: DumpRecord[];
  let file: string;

  beforeAll(async () => {
    source = await filled(engine);
    before = await contents(source);
    file = path.join(folder, `${engine.kind}.backup`);
    await use(source, (opened) => backUp(opened, file, () => undefined));
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
    expect(ends.flat()).not.toContain('limit_counter');
  });

  it('is for its owner to read alone', () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([false, true])('restores into a database with nothing in it (migrated: %s)', async (migrated) => {
    const target = await engine.storage({ migrated });
    await use(target, (opened) => restore(opened, file, quiet));
    expect(await contents(target)).toEqual(before);
    await use(target, async (opened) => {
      const database = createDatabase(opened);
      expect(await database.pending()).toEqual([]);
      const event = { company_id: 101, screen_id: 'home/home', layer: 'company', version: 1 };
      const next = await database.tenant(101, (trx) =>
        trx.insertInto('screen_event').values(event).returning('seq').executeTakeFirstOrThrow(),
      );
      expect(next.seq).toBe(7);
      const foreign = database.tenant(202, (trx) => trx.insertInto('screen_event').values(event).execute());
      await expect(foreign).rejects.toMatchObject({ code: '42501' });
    });
  });

  it('does not overwrite data unless told to', async () => {
    const target = await filled(engine);
    await use(target, (opened) =>
      createDatabase(opened).query.insertInto('setting').values({ key: 'own', value: '1' }).execute(),
    );
    const own = await contents(target);
    await use(target, async (opened) => {
      await expect(restore(opened, file, quiet)).rejects.toMatchObject({ code: 'target-not-empty' });
    });
    expect(await contents(target)).toEqual(own);
    await use(target, (opened) => restore(opened, file, { ...quiet, force: true }));
    expect(await contents(target)).toEqual(before);
  });

  it('does not overwrite a file', async () => {
    const again = use(source, (opened) => backUp(opened, file, () => undefined));
    await expect(again).rejects.toMatchObject({ code: 'dump-exists' });
  });

  describe('a file that is not whole changes nothing', () => {
    const text = () => zlib.gunzipSync(fs.readFileSync(file)).toString('utf8');
    const lines = () => text().trimEnd().split('\n');
    const zipped = (content: string) => zlib.gzipSync(content);

    it.each<[string, () => Buffer, string]>([
      ['cut in the middle', () => fs.readFileSync(file).subarray(0, 5000), 'dump-cut-off'],
      ['without its last line', () => zipped(`${lines().slice(0, -1).join('\n')}\n`), 'dump-cut-off'],
      ['with a value changed', () => zipped(text().replace('a@b.cn', 'evil@x.cn')), 'dump-changed'],
      ['with a line more', () => zipped(`${text()}{"type":"end","rows":0}\n`), 'dump-changed'],
      ['of something else', () => zipped('{"hello":"world"}\n'), 'dump-changed'],
      ['that is not gzip', () => Buffer.from('hello'), 'dump-changed'],
    ])('%s', async (name, content, code) => {
      const broken = path.join(folder, `${engine.kind} ${name}`);
      fs.writeFileSync(broken, content());
      await use(source, async (opened) => {
        await expect(restore(opened, broken, { ...quiet, force: true })).rejects.toMatchObject({ code });
      });
      expect(await contents(source)).toEqual(before);
    });

    it('that does not exist', async () => {
      await use(source, async (opened) => {
        const missing = restore(opened, path.join(folder, 'nothing'), { ...quiet, force: true });
        await expect(missing).rejects.toMatchObject({ code: 'dump-missing' });
      });
    });
  });
});

onPostgres((postgres) => {
  const command = (name: string, parameters: string[], environment: Record<string, string>) =>
    promisify(execFile)('npx', ['tsx', `src/commands/${name}.ts`, ...parameters], {
      env: { ...process.env, ...environment, LANG: 'C' },
    });

  it('restores by command what the other engine backed up', async () => {
    const source = await filled(postgres);
    const file = path.join(folder, 'command.backup');
    const dataDir = path.join(folder, 'restored');
    const out = await command('backup', [file], { DATABASE_URL: source.databaseUrl ?? '', DATA_DIR: source.dataDir });
    expect(out.stdout).toContain('screen_version: 1800 rows');
    await command('restore', [file], { DATA_DIR: dataDir, DATABASE_URL: '' });
    expect(await contents({ dataDir })).toEqual(await contents(source));
    const again = command('restore', [file], { DATA_DIR: dataDir, DATABASE_URL: '' });
    await expect(again).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--force') });
  });

  it('moves the embedded database to a server by command', async () => {
    const target = await postgres.storage({ migrated: false });
    const dataDir = path.join(folder, 'moved');
    await use({ dataDir }, async (engine) => {
      const database = createDatabase(engine);
      await database.migrate();
      await storeSample(database);
    });
    const out = await command('move-to-postgres', [], { DATA_DIR: dataDir, DATABASE_URL: target.databaseUrl ?? '' });
    expect(out.stdout).toContain('upload: 3 rows');
    expect(await contents(target)).toEqual(await contents({ dataDir }));
    const usage = command('move-to-postgres', [], { DATA_DIR: dataDir, DATABASE_URL: '' });
    await expect(usage).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('DATABASE_URL=') });
  });
});
