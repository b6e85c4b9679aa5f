import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachEngine, onPostgres } from '../../../tests/support/databases.ts';
import { type Database, PLATFORM } from './index.ts';

forEachEngine((engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await engine.open();
  });
  beforeEach(async () => {
    await database.query.deleteFrom('setting').execute();
  });

  const store = (key: string, value: unknown) => ({ key, value: JSON.stringify(value) });
  const keys = async () => {
    const rows = await database.query.selectFrom('setting').select('key').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };

  it('gives values the same JavaScript types on both engines', async () => {
    const { rows } = await sql`
      select 281474976710655::bigint as id, 2::smallint as small, 1.5::float8 as fraction, 12.50::numeric as exact,
        'word' as text, null::text as nothing, true as yes, '{"a":[1,"x"]}'::jsonb as json,
        timestamptz '2026-11-20 08:00:00.123+00' as moment, date '2026-11-20' as day, array['a','b'] as words,
        array[1,2]::bigint[] as numbers, '\\x00ff'::bytea as bytes, count(*) as counted, sum(3::bigint) as total`.execute(
      database.query,
    );
    const { bytes, ...row } = rows[0] as Record<string, unknown>;
    expect(row).toEqual({
      id: 281474976710655,
      small: 2,
      fraction: 1.5,
      exact: '12.50',
      text: 'word',
      nothing: null,
      yes: true,
      json: { a: [1, 'x'] },
      moment: new Date('2026-11-20T08:00:00.123Z'),
      day: '2026-11-20',
      words: ['a', 'b'],
      numbers: [1, 2],
      counted: 1,
      total: '3',
    });
    expect(bytes).toBeInstanceOf(Uint8Array);
    expect([...(bytes as Uint8Array)]).toEqual([0, 255]);
  });

  it('takes parameters of every kind back as they were', async () => {
    const content = new Uint8Array([0, 1, 254, 255]);
    const upload = {
      ...{ company_id: PLATFORM, id: 281474976710655, owner_account_id: 7, name: "o'hara \\ 张三.png" },
      ...{ content_type: 'image/png', size: 4, sha256: 'x', content, created_at: new Date('2026-01-02T03:04:05.678Z') },
    };
    const stored = await database.tenant(PLATFORM, (trx) =>
      trx.insertInto('upload').values(upload).returningAll().executeTakeFirstOrThrow(),
    );
    expect({ ...stored, content: new Uint8Array(stored.content) }).toEqual(upload);
  });

  it.each([[[1, 'two', null]], [{ deep: { er: [] } }], ['text'], [7], [false]])(
    'stores the JSON value %j',
    async (value) => {
      await database.query.insertInto('setting').values(store('json', value)).execute();
      const row = await database.query.selectFrom('setting').select('value').executeTakeFirstOrThrow();
      expect(row.value).toEqual(value);
    },
  );

  it('counts the rows that a change touched', async () => {
    await database.query
      .insertInto('setting')
      .values([store('a', 1), store('b', 1)])
      .execute();
    const updated = await database.query.updateTable('setting').set({ value: '2' }).executeTakeFirst();
    const removed = await database.query.deleteFrom('setting').where('key', '=', 'a').executeTakeFirst();
    expect([updated.numUpdatedRows, removed.numDeletedRows]).toEqual([2n, 1n]);
  });

  it('names the constraint that a write broke', async () => {
    const insert = () => database.query.insertInto('setting').values(store('twice', 1)).execute();
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey', table: 'setting' });
    expect(await keys()).toEqual(['twice']);
  });

  it('undoes a transaction whose work fails', async () => {
    const failed = database.transaction(async (trx) => {
      await trx.insertInto('setting').values(store('half', 1)).execute();
      throw new Error('no further');
    });
    await expect(failed).rejects.toThrow('no further');
    expect(await keys()).toEqual([]);
  });

  it('does not acknowledge a transaction that PostgreSQL undid', async () => {
    const swallowed = database.transaction(async (trx) => {
      await trx.insertInto('setting').values(store('lost', 1)).execute();
      await trx
        .insertInto('setting')
        .values(store('lost', 2))
        .execute()
        .catch(() => undefined);
    });
    await expect(swallowed).rejects.toMatchObject({ code: '25P02' });
    expect(await keys()).toEqual([]);
  });

  it('keeps what lies outside of a savepoint that was rolled back', async () => {
    const controlled = await database.query.startTransaction().execute();
    await controlled.insertInto('setting').values(store('kept', 1)).execute();
    const saved = await controlled.savepoint('before "it"').execute();
    await saved
      .insertInto('setting')
      .values(store('kept', 2))
      .execute()
      .catch(() => undefined);
    const back = await saved.rollbackToSavepoint('before "it"').execute();
    await back.commit().execute();
    expect(await keys()).toEqual(['kept']);
  });

  it('serves many callers at once without mixing their transactions', async () => {
    const one = (index: number) =>
      database.transaction(async (trx) => {
        await trx
          .insertInto('setting')
          .values(store(`n${index}`, index))
          .execute();
        if (index % 3 === 0) throw new Error('every third fails');
      });
    const results = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => one(index)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await keys()).toHaveLength(20);
  });

  it('refuses a query beside the transaction it runs in', async () => {
    const nested = database.transaction(async () => database.query.selectFrom('setting').selectAll().execute());
    await expect(nested).rejects.toMatchObject({ code: 'PAGEWRIGHT_NESTED_QUERY' });
    const tenant = database.tenant(1, async () => database.tenant(2, async () => 0));
    await expect(tenant).rejects.toMatchObject({ code: 'PAGEWRIGHT_NESTED_QUERY' });
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('takes an empty transaction', async () => {
    expect(await database.transaction(async () => 'done')).toBe('done');
  });

  it('refuses everything once closed', async () => {
    await database.close();
    await expect(database.ping()).rejects.toThrow();
    await expect(database.close()).resolves.toBeUndefined();
  });
});

// What the embedded database does is tested beside it.
onPostgres((engine) => {
  it('ends a statement that runs too long, and serves on', async () => {
    const impatient = await engine.open({ statementTimeout: 500 });
    const runaway = sql`select count(*) from generate_series(1, 1000000000000)`.execute(impatient.query);
    await expect(runaway).rejects.toMatchObject({ code: '57014' });
    await expect(impatient.ping()).resolves.toBeUndefined();
  });
});
