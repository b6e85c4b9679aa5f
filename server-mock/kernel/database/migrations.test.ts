import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { asOwner, type Engine } from './engine.ts';
import { migrate, pendingMigrations } from './migrations.ts';
import { createDatabase } from './open-database.ts';

forEachEngine((engineKind) => {
  let engine: Engine;
  let files: string;

  beforeAll(async () => {
    engine = await engineKind.openEngine(await engineKind.storage({ migrated: false }));
  });
  beforeEach(async () => {
    await asOwner(engine, (session) => session.script('drop table if exists first, second, schema_migration'));
    files = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-migrations-'));
    write('0001_first.sql', 'create table first (id bigint primary key); insert into first values (1);');
    write('0002_second.sql', 'create table second (id bigint primary key);');
  });
  afterEach(() => fs.rmSync(files, { recursive: true }));

  const write = (name: string, sql: string) => fs.writeFileSync(path.join(files, name), sql);
  const tables = () =>
    asOwner(engine, async (session) => {
      const { rows } = await session.query(
        "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1",
        [],
      );
      return rows.map((row) => row['tablename']);
    });

  it('lists what is pending, runs it in order, and then has nothing to do', async () => {
    write('README.md', 'not a migration');
    expect((await pendingMigrations(engine, files)).map(({ name }) => name)).toEqual([
      '0001_first.sql',
      '0002_second.sql',
    ]);
    expect(await migrate(engine, files)).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await tables()).toEqual(['first', 'second']);
    expect(await pendingMigrations(engine, files)).toEqual([]);
    expect(await migrate(engine, files)).toEqual([]);
  });

  it('undoes a file that fails, whole, and keeps those before it', async () => {
    write('0002_second.sql', 'create table second (id bigint primary key); insert into second values (1), (1);');
    await expect(migrate(engine, files)).rejects.toMatchObject({ code: '23505', migration: '0002_second.sql' });
    expect(await tables()).toEqual(['first']);
    write('0002_second.sql', 'create table second (id bigint primary key);');
    expect(await migrate(engine, files)).toEqual(['0002_second.sql']);
  });

  it('refuses a file that was edited after it ran, but not its line ends', async () => {
    write('0001_first.sql', 'create table first (id bigint primary key);\ninsert into first values (1);');
    await migrate(engine, files);
    write('0001_first.sql', 'create table first (id bigint primary key);\r\ninsert into first values (1);');
    expect(await pendingMigrations(engine, files)).toEqual([]);
    write('0001_first.sql', 'create table first (id bigint primary key);');
    await expect(pendingMigrations(engine, files)).rejects.toMatchObject({ code: 'migration-edited' });
    await expect(migrate(engine, files)).rejects.toThrow(/0001_first.sql/);
  });

  it('refuses a database that is newer than the program', async () => {
    await migrate(engine, files);
    fs.rmSync(path.join(files, '0002_second.sql'));
    await expect(migrate(engine, files)).rejects.toMatchObject({ code: 'newer-than-program' });
  });

  it('runs each file once when several start together', async () => {
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(engine, files)));
    expect(ran.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
  });

  it('brings the shipped schema up from nothing, and tells its SQL beforehand', async () => {
    const database = createDatabase(engine);
    const [first] = await database.pending();
    expect(first?.sql).toContain('create table account');
    expect(await database.migrate()).toContain('0001_foundation.sql');
    expect(await database.pending()).toEqual([]);
    expect(await database.query.selectFrom('account').selectAll().execute()).toEqual([]);
  });
});
