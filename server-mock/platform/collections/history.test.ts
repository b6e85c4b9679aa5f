import { sql, type Transaction } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import type { CollectionRecord } from './definition.ts';
import { keepIndexes } from './document-rows.ts';
import { trimHistory } from './history.ts';

const companyId = 101;
const collection = { companyId, id: 5 } as CollectionRecord;

/** Stores a document with lines of history that each take so many bytes. */
async function storeHistory(database: Database, document: number, lines: number, bytes: number): Promise<void> {
  await database.tenant(companyId, async (trx) => {
    await sql`insert into document (company_id, collection_id, id, data, created_by, updated_by)
      values (${companyId}, 5, ${document}, '{}', 1, 1)`.execute(trx);
    await sql`insert into document_change (company_id, collection_id, document_id, version, actor_id, action, before)
      select ${companyId}, 5, ${document}, version, 1, 'update', to_json(repeat('x', ${bytes - 130}::integer))
      from generate_series(1, ${lines}::integer) version`.execute(trx);
  });
}

/** Rows of histories that the running transaction has read. */
async function readIn(trx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ read: string }>`select seq_tup_read + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables where relname = 'document_change'`.execute(trx);
  return Number(rows[0]?.read ?? 0);
}

onOneEngine((engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
    await database.query.insertInto('company').values({ id: companyId, key: 'c', name: 'C' }).execute();
    await database.tenant(companyId, async (trx) => {
      await sql`insert into app (company_id, id, key, name) values (${companyId}, 1, 'a', 'A')`.execute(trx);
      await sql`insert into collection (company_id, app_id, id, key, name, definition)
        values (${companyId}, 1, 5, 'c', 'C', '{}')`.execute(trx);
    });
  });

  const versions = async (document: number) => {
    const { rows } = await database.tenant(companyId, (trx) =>
      sql<{ version: number }>`select version from document_change where document_id = ${document} order by 1`.execute(
        trx,
      ),
    );
    return [rows[0]!.version, rows.at(-1)!.version, rows.length];
  };

  /** Trims a history. Answers what it freed, and how many rows were read for it. */
  const trimmed = (document: number, version: number, bytes: number) =>
    database.tenant(companyId, async (trx) => {
      await keepIndexes(trx);
      const freed = await trimHistory(trx, collection, { document, version, bytes });
      return { freed, read: await readIn(trx) };
    });

  it('is trimmed without a look at the lines that stay', async () => {
    await storeHistory(database, 1, 201, 5_000);
    const byCount = await trimmed(1, 201, 201 * 5_000);
    expect(byCount.freed).toBe(5_000);
    expect(byCount.read).toBeGreaterThan(0);
    expect(byCount.read).toBeLessThan(10);
    expect(await versions(1)).toEqual([2, 201, 200]);
  });

  it('is trimmed to a megabyte by one look at its lines, to as many as fit', async () => {
    await storeHistory(database, 2, 180, 6_000);
    const excess = 180 * 6_000 - 1024 * 1024;
    const lines = Math.ceil(excess / 6_000);
    const byBytes = await trimmed(2, 180, 180 * 6_000);
    expect(byBytes.freed).toBe(lines * 6_000);
    expect(byBytes.read).toBeLessThan(180 + 50);
    expect(await versions(2)).toEqual([lines + 1, 180, 180 - lines]);
    await storeHistory(database, 3, 190, 6_000);
    await trimmed(3, 211, 190 * 6_000);
    expect((await versions(3))[0]).toBe(Math.ceil((190 * 6_000 - 1024 * 1024) / 6_000) + 1);
  });

  it('keeps the newest line, however large it is', async () => {
    await storeHistory(database, 4, 2, 1_200_000);
    expect((await trimmed(4, 2, 2_400_000)).freed).toBe(1_200_000);
    expect(await versions(4)).toEqual([2, 2, 1]);
    expect((await trimmed(4, 2, 1_200_000)).freed).toBe(0);
  });
});
