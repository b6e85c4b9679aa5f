import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { analyze, fill } from '../../../tests/bench/data/fill.ts';
import { forEachEngine, silentLog } from '../../../tests/support/databases.ts';
import { addApp } from '../../identity/companies/index.ts';
import { type Database, openDatabase } from '../../kernel/database/index.ts';
import type { CollectionRecord } from './definition.ts';
import { type ListWish, listStatement } from './list.ts';

const company = 4242;
const app = 4243;

forEachEngine((engine) => {
  let database: Database;
  let collection: CollectionRecord;
  beforeAll(async () => {
    const storage = await engine.storage();
    const filling = await openDatabase({ ...storage, log: silentLog });
    await filling.query.insertInto('company').values({ id: company, key: 'large', name: 'Large' }).execute();
    const row = { company_id: company, id: app, key: 'large', name: 'Large', description: '', created_at: new Date() };
    await addApp(filling, row);
    ({ collection } = await fill(filling, { companyId: company, appId: app, key: 'goods', documents: 3000 }));
    await filling.close();
    await analyze(storage);
    database = await engine.open(storage);
  });

  /** The plan of a list's statement, in the company's name: under row-level security. */
  async function planOf(wish: ListWish): Promise<string> {
    const { rows } = await database.tenant(company, (trx) =>
      sql<Record<string, string>>`explain ${listStatement(collection, wish)}`.execute(trx),
    );
    return rows.map((row) => Object.values(row)[0]).join('\n');
  }

  it.each([
    ['a rare choice', { state: 'rare' }, 't2'],
    ['a range', { amount: '5000,5100', orderBy: 'amount' }, 'n1'],
    ['a day', { due: '2021-02-03' }, 'd1'],
    ['the beginning of a text', { 'title[starts]': 'pump 12', orderBy: 'title' }, 't1'],
  ])('finds %s by the index of its slot', async (_, wish, slot) => {
    const plan = await planOf(wish);
    expect(plan).toContain(`document_${slot}`);
    expect(plan).toMatch(new RegExp(`Index Cond: .*\\b${slot}\\b`));
  });

  it('orders by the index of a slot, and reads no more than a page', async () => {
    expect(await planOf({ orderBy: 'amount', orderDir: 'desc' })).toMatch(/Index Scan Backward using document_n1/);
  });
});
