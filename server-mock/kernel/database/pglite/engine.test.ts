import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onPglite, silentLog, type TestStorage } from '../../../../tests/support/databases.ts';
import { asOwner, type Engine } from '../engine.ts';
import type { Database } from '../index.ts';
import { createDatabase } from '../open-database.ts';
import { openPgliteEngine } from './engine.ts';

/** Milliseconds that no ordinary statement takes, on a busy machine either. */
const patience = 2500;

onPglite((fixture) => {
  let storage: TestStorage;
  let engine: Engine;
  let database: Database;

  const open = async (statementTimeout = 30_000) => {
    engine = await openPgliteEngine({ ...storage, log: silentLog, statementTimeout });
    database = createDatabase(engine);
  };

  beforeEach(async () => {
    storage = await fixture.storage();
  });
  afterEach(() => engine.close());

  const setting = async (name: string) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.query);
    return rows[0]?.value;
  };
  const count = async () => (await database.query.selectFrom('setting').select('key').execute()).length;
  const store = (key: string) => database.query.insertInto('setting').values({ key, value: '1' }).execute();
  const runaway = () => sql`select count(*) from generate_series(1, 1000000000000)`.execute(database.query);

  it('runs with fsync and with the memory of a small server', async () => {
    await open();
    expect(await setting('fsync')).toBe('on');
    expect(await setting('full_page_writes')).toBe('on');
    expect(await setting('synchronous_commit')).toBe('on');
    expect(await setting('wal_sync_method')).toBe('fsync');
    expect(await setting('shared_buffers')).toBe('32MB');
  });

  it('lets nobody but its owner into the folder of the data', async () => {
    const mode = (folder: string) => fs.statSync(folder).mode & 0o777;
    const directory = path.join(storage.dataDir, 'database');
    fs.chmodSync(directory, 0o755);
    await open();
    expect(mode(directory)).toBe(0o700);
  });

  it('refuses a second process on the same data, and lets it in once closed', async () => {
    await open();
    const second = openPgliteEngine({ ...storage, log: silentLog, statementTimeout: 1000 });
    await expect(second).rejects.toMatchObject({ code: 'directory-in-use' });
    await store('kept');
    await engine.close();
    await open();
    expect(await count()).toBe(1);
  });

  it('gives the lock back when the database cannot be opened', async () => {
    await open();
    await engine.close();
    const version = path.join(storage.dataDir, 'database/PG_VERSION');
    fs.writeFileSync(version, '17\n');
    const refused = openPgliteEngine({ ...storage, log: silentLog, statementTimeout: 1000 });
    await expect(refused).rejects.toMatchObject({ code: 'data-version' });
    await expect(refused).rejects.toThrow(/PostgreSQL 17.*npm run backup.*npm run restore/);
    fs.writeFileSync(version, '18\n');
    await open();
  });

  describe('with a watchdog', () => {
    it('ends a runaway statement, loses nothing acknowledged and serves on', async () => {
      await open(patience);
      for (let index = 0; index < 20; index += 1) await store(`before ${index}`);
      const behind = [store('behind 1'), store('behind 2')];
      const ended = runaway();
      const watched = expect(ended).rejects.toMatchObject({ code: '57014' });
      const after = store('after');
      await watched;
      await Promise.all([...behind, after]);
      expect(await count()).toBe(23);
    });

    it('does not hurry the owner of the tables', async () => {
      await open(100);
      const answer = await asOwner(engine, (session) => session.script('select pg_sleep(0.3)'));
      expect(answer.command).toBe('SELECT');
    });
  });

  it('runs as the owner and leaves the right behind', async () => {
    await open();
    const who = 'select current_user::text as name';
    const owner = await asOwner(engine, (session) => session.query(who, []));
    expect(owner.rows).toEqual([{ name: 'postgres' }]);
    const failed = asOwner(engine, (session) => session.query('select 1 / 0', []));
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    const everybody = await sql`select current_user::text as name`.execute(database.query);
    expect(everybody.rows).toEqual([{ name: 'pagewright_app' }]);
  });
});
