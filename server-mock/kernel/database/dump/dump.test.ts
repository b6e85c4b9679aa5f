import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachEngine, onOneEngine, type TestEngine } from '../../../../tests/support/databases.ts';
import type { Engine } from '../engine.ts';
import { PLATFORM } from '../index.ts';
import { createDatabase } from '../open-database.ts';
import { backUp, restore } from './index.ts';
import type { DumpRecord } from './records.ts';
import { contents, storeSample } from './sample.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-dump-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const key = randomBytes(32).toString('base64');
const sealing = { key, progress: () => undefined };
const quiet = { ...sealing, force: false };

/** Backs an engine with the sample up. To be called while tests are collected. */
function useBackup(engine: TestEngine, name: string) {
  let source: Engine;
  let before: DumpRecord[];
  const file = () => path.join(folder, name);
  beforeAll(async () => {
    source = await engine.openEngine(await engine.storage());
    await storeSample(createDatabase(source));
    before = await contents(source);
    await backUp(source, file(), sealing);
  });
  return { source: () => source, before: () => before, file };
}

forEachEngine((engine) => {
  const { before, file } = useBackup(engine, `${engine.kind}.backup`);

  it('holds the rows of every company', () => {
    const ends = before()
      .filter((record) => record.type === 'tableEnd')
      .map(({ table, rows }) => [table, rows]);
    expect(Object.fromEntries(ends)).toMatchObject({
      account: 1,
      company: 2,
      screen_version: 1800,
      upload: 3,
      audit: 3,
    });
    expect(ends.flat()).toContain('limit_counter');
  });

  it('restores into a database without tables', async () => {
    const target = await engine.openEngine(await engine.storage({ migrated: false }));
    await restore(target, file(), quiet);
    expect(await contents(target)).toEqual(before());
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
});

onOneEngine((engine) => {
  const { source, before, file } = useBackup(engine, 'again.backup');

  it('is for its owner to read alone', () => {
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('restores into a migrated database, and overwrites data only with force', async () => {
    const target = await engine.openEngine(await engine.storage());
    await restore(target, file(), quiet);
    expect(await contents(target)).toEqual(before());
    await createDatabase(target).tenant(PLATFORM, (trx) =>
      trx.insertInto('audit').values({ company_id: PLATFORM, id: 9, action: 'own' }).execute(),
    );
    const own = await contents(target);
    await expect(restore(target, file(), quiet)).rejects.toMatchObject({ code: 'target-not-empty' });
    expect(await contents(target)).toEqual(own);
    await restore(target, file(), { ...quiet, force: true });
    expect(await contents(target)).toEqual(before());
  });

  it('does not overwrite a file', async () => {
    await expect(backUp(source(), file(), sealing)).rejects.toMatchObject({ code: 'dump-exists' });
  });
});
