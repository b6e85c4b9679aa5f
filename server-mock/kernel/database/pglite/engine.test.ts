import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onPglite, silentLog, type TestStorage } from '../../../../tests/support/databases.ts';
import { asOwner, type Engine } from '../engine.ts';
import type { Database } from '../index.ts';
import { createDatabase } from '../open-database.ts';
import { openPgliteEngine } from './engine.ts';

/** Milliseconds that no ordinary statement takes, on a busy machine either. */
const patience = 4000;

// The tests share one folder of data, since the opening of a database takes a second. They run in their order.
onPglite((fixture) => {
  let storage: TestStorage;
  let engine: Engine;
  let database: Database;

  const openEngine = (statementTimeout: number) => openPgliteEngine({ ...storage, log: silentLog, statementTimeout });
  const inFolder = (name: string) => path.join(storage.dataDir, 'database', name);

  beforeAll(async () => {
    storage = await fixture.storage();
    fs.chmodSync(inFolder(''), 0o755);
    engine = await openEngine(patience);
    fixture.atEnd(() => engine.close());
    database = createDatabase(engine);
  });

  const setting = async (name: string) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.query);
    return rows[0]?.value;
  };
  const count = async () => (await database.query.selectFrom('setting').select('key').execute()).length;
  const store = (key: string) => database.query.insertInto('setting').values({ key, value: '1' }).execute();
  const runaway = () => sql`select count(*) from generate_series(1, 1000000000000)`.execute(database.query);

  it('runs with fsync and with the memory of a small server', async () => {
    expect(await setting('fsync')).toBe('on');
    expect(await setting('full_page_writes')).toBe('on');
    expect(await setting('synchronous_commit')).toBe('on');
    expect(await setting('wal_sync_method')).toBe('fsync');
    expect(await setting('shared_buffers')).toBe('32MB');
  });

  it('lets nobody but its owner into the folder of the data', () => {
    expect(fs.statSync(inFolder('')).mode & 0o777).toBe(0o700);
  });

  it('runs as the owner and leaves the right behind', async () => {
    const who = 'select current_user::text as name';
    const owner = await asOwner(engine, (session) => session.query(who, []));
    expect(owner.rows).toEqual([{ name: 'postgres' }]);
    const failed = asOwner(engine, (session) => session.query('select 1 / 0', []));
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    const everybody = await sql`select current_user::text as name`.execute(database.query);
    expect(everybody.rows).toEqual([{ name: 'pagewright_app' }]);
  });

  it('ends a runaway statement, loses nothing acknowledged and serves on', async () => {
    for (let index = 0; index < 20; index += 1) await store(`before ${index}`);
    const behind = [store('behind 1'), store('behind 2')];
    const ended = runaway();
    const watched = expect(ended).rejects.toMatchObject({ code: '57014' });
    const after = store('after');
    await watched;
    await Promise.all([...behind, after]);
    expect(await count()).toBe(23);
  });

  it('refuses a second process on the same data', async () => {
    await expect(openEngine(1000)).rejects.toMatchObject({ code: 'directory-in-use' });
  });

  it('gives the lock back when it is closed, and when the database cannot be opened', async () => {
    await engine.close();
    fs.writeFileSync(inFolder('PG_VERSION'), '17\n');
    const refused = openEngine(1000);
    await expect(refused).rejects.toMatchObject({ code: 'data-version' });
    await expect(refused).rejects.toThrow(/PostgreSQL 17.*npm run backup.*npm run restore/);
    fs.writeFileSync(inFolder('PG_VERSION'), '18\n');
    engine = await openEngine(100);
    const kept = await asOwner(engine, (session) => session.query('select count(*)::int as kept from setting', []));
    expect(kept.rows).toEqual([{ kept: 23 }]);
  });

  it('does not hurry the owner of the tables', async () => {
    const answer = await asOwner(engine, (session) => session.script('select pg_sleep(0.3)'));
    expect(answer.command).toBe('SELECT');
  });
});
