import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onPglite, silentLog, type TestStorage } from '../../../../tests/support/databases.ts';
import type { Engine } from '../engine.ts';
import type { Database } from '../index.ts';
import { createDatabase } from '../open-database.ts';
import { openPgliteEngine } from './engine.ts';

/** Milliseconds that no ordinary statement takes, on a busy machine either. */
const patience = 4000;

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

  const count = async () => (await database.query.selectFrom('setting').select('key').execute()).length;
  const store = (key: string) => database.query.insertInto('setting').values({ key, value: '1' }).execute();

  it('makes a folder for new data that its owner alone may enter', async () => {
    const mode = (folder: string) => fs.statSync(folder).mode & 0o777;
    storage = { dataDir: path.join(storage.dataDir, 'made') };
    await open();
    expect([mode(storage.dataDir), mode(path.join(storage.dataDir, 'database'))]).toEqual([0o700, 0o700]);
  });

  it('undoes the transaction of the statement it ended', async () => {
    await open(patience);
    const ended = database.transaction(async (trx) => {
      await trx.insertInto('setting').values({ key: 'half', value: '1' }).execute();
      await sql`select count(*) from generate_series(1, 1000000000000)`.execute(trx).catch(() => undefined);
      await trx.insertInto('setting').values({ key: 'other half', value: '1' }).execute();
    });
    await expect(ended).rejects.toMatchObject({ code: '57P01' });
    expect(await count()).toBe(0);
  });

  it('takes the only connection away from a transaction that forgot it', async () => {
    await open(patience);
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const forgotten = database.transaction(async (trx) => {
      await trx.insertInto('setting').values({ key: 'forgotten', value: '1' }).execute();
      await asleep;
      await trx.insertInto('setting').values({ key: 'late', value: '1' }).execute();
    });
    const undone = expect(forgotten).rejects.toMatchObject({ code: '25P03' });
    await store('others go on');
    wake();
    await undone;
    expect(await count()).toBe(1);
  });
});
