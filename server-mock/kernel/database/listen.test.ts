import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forEachEngine, silentLog, type TestStorage } from '../../../tests/support/databases.ts';
import { type Database, openDatabase } from './index.ts';

forEachEngine((engine) => {
  let storage: TestStorage;
  let database: Database;

  beforeAll(async () => {
    storage = await engine.storage();
    database = await openDatabase({ ...storage, log: silentLog });
  });
  afterAll(() => database.close());

  /** A listener, and a way to wait until it heard so many. */
  async function hear(from: Database, channel: string, onReconnect?: () => void) {
    const heard: string[] = [];
    const end = await from.listen(channel, (payload) => heard.push(payload), onReconnect);
    return { heard, end, until: (count: number) => vi.waitUntil(() => heard.length >= count, { timeout: 10_000 }) };
  }

  it('tells every listener of a channel, in order, and no other', async () => {
    const [first, second, other] = [
      await hear(database, 'screen'),
      await hear(database, 'screen'),
      await hear(database, 'other'),
    ];
    for (const payload of ['1', '2', '']) await database.notify('screen', payload);
    await Promise.all([first.until(3), second.until(3)]);
    expect([first.heard, second.heard, other.heard]).toEqual([['1', '2', ''], ['1', '2', ''], []]);
    await first.end();
    await database.notify('screen', '3');
    await second.until(4);
    expect(first.heard).toHaveLength(3);
  });

  it('has told the listeners of its own node when it resolves', async () => {
    const { heard } = await hear(database, 'own');
    await database.notify('own', '1');
    expect(heard).toEqual(['1']);
    await database.notify('own', '2');
    expect(heard).toEqual(['1', '2']);
  });

  it('refuses what a notification cannot carry', async () => {
    await expect(database.notify('screen', 'x'.repeat(8000))).rejects.toThrow(RangeError);
    await expect(database.notify('screen; drop table account', '')).rejects.toThrow(RangeError);
    await expect(database.listen('Screen', () => undefined)).rejects.toThrow(RangeError);
    const longest = await hear(database, 'longest');
    await database.notify('longest', 'x'.repeat(7999));
    await longest.until(1);
  });

  if (engine.kind === 'postgres') {
    it('reaches the other nodes', async () => {
      const node = await openDatabase({ ...storage, log: silentLog });
      const there = await hear(node, 'nodes');
      await database.notify('nodes', 'hello');
      await there.until(1);
      expect(there.heard).toEqual(['hello']);
      await node.close();
    });

    it('connects again after the connection was cut, and says that something may have been missed', async () => {
      let reconnects = 0;
      const listener = await hear(database, 'cut', () => {
        reconnects += 1;
      });
      const client = new pg.Client({ connectionString: storage.databaseUrl });
      await client.connect();
      const cut = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pagewright-listen' and datname = current_database()",
      );
      expect(cut.rowCount).toBe(1);
      await client.end();
      await vi.waitUntil(() => reconnects === 1, { timeout: 10_000 });
      await database.notify('cut', 'after');
      await listener.until(1);
    });

    it('goes on after the server cut the connections of the pool', async () => {
      await Promise.all(Array.from({ length: 5 }, () => database.ping()));
      const client = new pg.Client({ connectionString: storage.databaseUrl });
      await client.connect();
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pagewright' and datname = current_database()",
      );
      await client.end();
      await vi.waitUntil(
        () =>
          database.ping().then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      );
    });

    it('goes on after the server cut a connection between two statements of a transaction', async () => {
      const cut = database.transaction(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        const client = new pg.Client({ connectionString: storage.databaseUrl });
        await client.connect();
        const gone = 'select count(*)::int as left from pg_stat_activity where pid = $1';
        await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await vi.waitUntil(async () => (await client.query(gone, [rows[0]?.pid])).rows[0].left === 0);
        await client.end();
        await trx.selectFrom('setting').selectAll().execute();
      });
      await expect(cut).rejects.toThrow();
      expect(await database.transaction(async () => 'done')).toBe('done');
    });
  }
});
