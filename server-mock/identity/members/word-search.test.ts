import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { mayHold, soughtIn } from '../../kernel/database/index.ts';
import { demoId } from '../../operations/demo/data.ts';
import { joinCompany, memberList } from '../companies/index.ts';

const companyId = demoId('company:globex');

/** Names that few have, beside 300 that have "Person" in common. */
const rare = ['张三丰', '李四', 'Zoë Ölund', 'A_b 100%', "O'Neil"];

forEachEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner');
    const names = [...Array.from({ length: 300 }, (_, at) => `Person ${at}`), ...rare];
    const accounts = names.map((name, at) => ({ id: 7_000_000 + at, name, email: `mail${at}@word.test` }));
    await server.services.database.query.insertInto('account').values(accounts).execute();
    await server.services.database.tenant(companyId, async (trx) => {
      for (const { id } of accounts) await joinCompany(trx, { companyId, accountId: id });
    });
  });

  const found = async (words: string) => {
    const address = `/api/company/globex/member?page=1&perPage=5&keywords=${encodeURIComponent(words)}`;
    const { items, total } = (await owner.get<{ items: { name: string }[]; total: number }>(address)).json.data;
    return { names: items.map(({ name }) => name), total };
  };

  it.each([
    ['三丰', ['张三丰']],
    ['李', ['李四']],
    ['张三', ['张三丰']],
    ['zoë öL', ['Zoë Ölund']],
    [' _b 1', ['A_b 100%']],
    ['0%', ['A_b 100%']],
    ["o'n", ["O'Neil"]],
    ['SON 299', ['Person 299']],
    ['mail298@w', ['Person 298']],
    ['丰三', []],
    ['299\nmail', []],
  ])('finds the members with "%s"', async (words, names) => {
    expect(await found(words)).toEqual({ names, total: names.length });
  });

  it('finds a frequent word, a name of one column and a changed nickname', async () => {
    expect((await found('person')).total).toBe(300);
    expect((await found('son 29')).total).toBe(11);
    const { query } = server.services.database;
    await query.updateTable('account').set({ nick_name: '王小明' }).where('id', '=', 7_000_000).execute();
    expect(await found('小明')).toEqual({ names: ['王小明'], total: 1 });
    const named = await owner.get<{ total: number }>('/api/company/globex/member?name=word.test');
    expect(named.json.data.total).toBe(0);
  });

  it.each([
    ['account', memberList.sought],
    ['company', soughtIn(sql`company.name`, sql`company.key`, sql`company.nameshort`)],
  ])('finds %s rows by an index', async (table, sought) => {
    const plan = await server.services.database.transaction(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return (await sql`explain select 1 from ${sql.table(table)} where ${mayHold(sought, '三丰')}`.execute(trx)).rows;
    });
    expect(JSON.stringify(plan)).toContain(`${table}_sought`);
  });
});
